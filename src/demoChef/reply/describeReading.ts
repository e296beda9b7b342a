import { listOf } from '../dictionary/words.ts'
import type { Doubt, Reading, Typed } from '../list/reading.ts'
import type { Body } from './printDish.ts'

const LANGUAGES =
  'I read English, and foods in German, French and Spanish: try “eggs, spinach, feta”, “Kartoffeln, Speck, Zwiebeln” or “pollo, arroz, ajo”. A real model, which whoever runs this page can set up, reads any language.'
const TELL_ME =
  'Reload the page, and tell me which foods to leave out instead, for example “no potatoes”. Even a real model would need to know exactly what is allowed.'
const ADD_A_FOOD = 'Add a food to cook.'
const END_OF_A_BAN = 'A full stop ends what I leave out: “no nuts. Rice, peas”.'
const IF_A_REASON = ' If that is a reason to leave a food out, name the food.'

/** Says why a list gets no recipe. Undefined if it may get one. */
export function explainNoRecipe(reading: Reading): Body | undefined {
  const { typed, refused, isForeign, unknownFoods, doubts, spoilt, requests } = reading
  if (refused)
    return {
      title: 'I can’t cook safely for this',
      paragraphs: [`I can’t cook safely for ${refused}. ${TELL_ME}`],
    }
  if ([...typed.values()].some(({ foods }) => foods.length > 0)) return
  const isAllUnknown = unknownFoods.size > 0 && doubts.length + spoilt.size + requests.size === 0
  if (isForeign || isAllUnknown) return { title: 'I can’t read this list', paragraphs: [LANGUAGES] }
  return {
    title: 'Nothing to cook yet',
    paragraphs: requests.size > 0 ? [ADD_A_FOOD, END_OF_A_BAN] : [ADD_A_FOOD],
  }
}

/** Says how a list was read: corrections, unknown words, doubts, requests and notes, each empty or a sentence. */
export function describeReading(reading: Reading): string[] {
  const { corrected, unknownFoods, doubts, requests, notes } = reading
  const sentence = (start: string, words: ReadonlySet<string>, more = '') =>
    words.size > 0 ? `${start} ${listOf(words)}.${more}` : ''
  return [
    sentence('I read', corrected),
    sentence('I don’t know', unknownFoods, IF_A_REASON),
    doubts.map(describeDoubt).join(' '),
    sentence('As you asked:', requests),
    [...notes].join(' '),
  ]
}

/** "I don’t know “flurbed”, so I left out peanut butter." */
function describeDoubt({ words, mentions, canMeanSpoilt, isReleasedByName }: Doubt): string {
  const names = listOf(mentions.map(({ name }) => name))
  const why = canMeanSpoilt ? `“${words}” can mean spoilt` : `I don’t know “${words}”`
  const release = isReleasedByName ? ` To use it, type “${names}” alone.` : ''
  return `${why}, so I left out ${names}.${release}`
}

/** What is not used and, for spoilt food, the reason. */
export function describeUnused({ spoilt }: Reading, unused: readonly Typed[]): string[] {
  const names = unused.map(({ isForeign, text, name }) => (isForeign ? text : name))
  return [
    ...[...spoilt].map(([name, why]) => `**Not used:** ${name}. ${why}`),
    names.length > 0 ? `**Not used:** ${listOf(names)}.` : '',
  ]
}
