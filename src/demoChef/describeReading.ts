import type { Doubt, Reading } from './reading.ts'
import { listOf } from './words.ts'

const LANGUAGES =
  'I read English, and foods in German, French and Spanish: try “eggs, spinach, feta”, “Kartoffeln, Speck, Zwiebeln” or “pollo, arroz, ajo”. A real model, which whoever runs this page can set up, reads any language.'
const TELL_ME =
  'Reload the page, and tell me which foods to leave out instead, for example “no potatoes”. Even a real model would need to know exactly what a doctor or dietitian has said.'

/** Why a list gets no recipe, as a title and a sentence. Undefined if it may get one. */
export function explainRefusal(reading: Reading): [title: string, why: string] | undefined {
  const { typed, refused, unknown, doubts, spoilt, asked } = reading
  if (refused.size > 0)
    return [
      'I can’t cook safely for this',
      `I can’t cook safely for ${listOf([...refused])}. ${TELL_ME}`,
    ]
  if (typed.size > 0) return
  if (unknown.size > 0 && doubts.length + spoilt.size + asked.size === 0)
    return ['I can’t read this list', LANGUAGES]
  return ['Nothing to cook yet', 'Add a food to cook.']
}

/** What was read of a list, besides the foods: one sentence or none for each. */
export function describeReading(reading: Reading): string[] {
  const { corrected, unknown, doubts, asked, notes } = reading
  return [
    corrected.size > 0 && `I read ${listOf([...corrected])}.`,
    unknown.size > 0 && `I don’t know ${listOf([...unknown])}.`,
    doubts.map(describeDoubt).join(' '),
    asked.size > 0 && `As you asked: ${listOf([...asked])}.`,
    [...notes].join(' '),
  ].filter((sentence) => sentence !== false && sentence !== '') as string[]
}

/** "I don’t know “recalled”, so I left out peanut butter." */
function describeDoubt({ words, foods, isKnown, isReleasable }: Doubt): string {
  const names = listOf([...new Set(foods.map(({ name }) => name))])
  const why = isKnown ? `“${words}” can mean spoilt` : `I don’t know “${words}”`
  const release = isReleasable ? ` To use it, type “${names}” alone.` : ''
  return `${why}, so I left out ${names}.${release}`
}
