import { STAPLE_IMPORTANCE } from './dictionary/food.ts'
import type { Doubt, Reading, TypedFood } from './list/reading.ts'
import type { Body, Dish } from './printDish.ts'
import { usedIn } from './rateRecipes.ts'
import { containsName, listOf } from './words.ts'

const LANGUAGES =
  'I read English, and foods in German, French and Spanish: try “eggs, spinach, feta”, “Kartoffeln, Speck, Zwiebeln” or “pollo, arroz, ajo”. A real model, which whoever runs this page can set up, reads any language.'
const TELL_ME =
  'Reload the page, and tell me which foods to leave out instead, for example “no potatoes”. Even a real model would need to know exactly what is allowed.'
const ADD_A_FOOD = 'Add a food to cook.'
const END_OF_A_BAN = 'Put a full stop behind what I should leave out: “no nuts. Rice, peas”.'
const IF_A_REASON = ' If that is a reason to leave a food out, name the food.'
const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const NO_RECIPE = { title: 'No recipe', paragraphs: ['The cookbook has no recipe for that.'] }

/** Prints how a list was read, and the chosen dish, or why there is none. */
export function printReply(reading: Reading, dish: Dish | undefined): string {
  const { title, paragraphs } = explainNoRecipe(reading) ?? dish ?? NO_RECIPE
  const used = dish ? usedIn(dish.rated) : []
  const notes = new Set(used.map(({ foods: [food] }) => food?.note ?? ''))
  // "Risotto: rice, peas" above a risotto, but not the potatoes of "potatoes, cooked potatoes"
  const isTheDish = ({ name }: TypedFood) =>
    containsName(title, name) && !used.some((food) => containsName(food.name, name))
  const unused = [...reading.typed.values()].filter(
    (food) => !used.includes(food) && !needsNoMention(food) && !isTheDish(food),
  )
  const parts = [
    `# ${title}`,
    SIGNATURE,
    ...describeReading(reading),
    ...notes,
    ...paragraphs,
    ...describeUnused(reading, unused),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function explainNoRecipe(reading: Reading): Body | undefined {
  const { typed, refused, isUnreadable, unknownWords, doubts, spoilt, requests } = reading
  if (refused)
    return {
      title: 'I can’t cook safely for this',
      paragraphs: [`I can’t cook safely for ${refused}. ${TELL_ME}`],
    }
  if ([...typed.values()].some(({ foods }) => foods.length > 0)) return
  const isAllUnknown = unknownWords.size > 0 && doubts.length + spoilt.size + requests.size === 0
  if (isUnreadable || isAllUnknown)
    return { title: 'I can’t read this list', paragraphs: [LANGUAGES] }
  const paragraphs = requests.size > 0 ? [ADD_A_FOOD, END_OF_A_BAN] : [ADD_A_FOOD]
  return { title: 'Nothing to cook yet', paragraphs }
}

/** Says how a list was read: corrections, unknown words, doubts, requests and notes, each a paragraph or empty. */
function describeReading(reading: Reading): string[] {
  const { corrected, unknownWords, doubts, requests, notes } = reading
  const sentence = (start: string, words: ReadonlySet<string>, more = '') =>
    words.size > 0 ? `${start} ${listOf(words)}.${more}` : ''
  return [
    sentence('I read', corrected),
    sentence('I don’t know', unknownWords, IF_A_REASON),
    doubts.map(describeDoubt).join(' '),
    sentence('As you asked:', requests),
    [...notes].join(' '),
  ]
}

function describeDoubt({ words, mentions, canMeanSpoilt, isReleasedByName }: Doubt): string {
  const names = listOf(mentions.map(({ name }) => name))
  const why = canMeanSpoilt
    ? `“${words}” can mean spoilt`
    : `I don’t know what “${words}” means here`
  const release = isReleasedByName ? ` To use it, type “${names}” alone.` : ''
  return `${why}, so I left out ${names}.${release}`
}

function describeUnused({ spoilt }: Reading, unused: readonly TypedFood[]): string[] {
  const names = unused.map(({ isForeign, text, name }) => (isForeign ? text : name))
  return [
    ...[...spoilt].map(([name, why]) => `**Not used:** ${name}. ${why}`),
    names.length > 0 ? `**Not used:** ${listOf(names)}.` : '',
  ]
}

/** Nobody misses salt, and a kind or a dish only heads a list: "Dairy: milk" */
const needsNoMention = ({ role, foods }: TypedFood) =>
  foods.length > 0
    ? foods.every(({ importance }) => importance <= STAPLE_IMPORTANCE)
    : role === 'kind'
