import { printDish } from './printDish.ts'
import { type RatedRecipe, usedIn } from './rateRecipes.ts'
import type { TypedFood } from './readFood.ts'
import { STAPLE_IMPORTANCE } from './readFoods.ts'
import type { Reading } from './readList.ts'
import { listOf } from './words.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const NO_DISH = { title: 'No recipe', paragraphs: ['The cookbook has no recipe for that.'] }
const TO_A_MODEL =
  'A language model understands the rest. This project’s README says how to set one up for this page.'
const MAX_NAMES = 20 // in a list of foods
const MAX_QUOTED = 8 // entries that the chef can't read
const MAX_QUOTE = 60 // characters of each

/** Prints the chosen dish, or says that there is none. */
export function printReply({ typed }: Reading, rated: RatedRecipe | undefined): string {
  const { title, paragraphs } = rated ? printDish(rated) : NO_DISH
  const used = rated ? usedIn(rated) : []
  const unused = typed.filter((food) => !used.includes(food) && !isStaple(food))
  return printParagraphs([
    `# ${title}`,
    SIGNATURE,
    ...new Set(used.flatMap(notesOf)),
    ...paragraphs,
    unused.length > 0 && `**Not used:** ${listOf(unused.map(typedName))}.`,
  ])
}

/** Says what to type instead of a list with more than names of foods, and why it gets no recipe. */
export function printRefusal({ typed, unread }: Reading, guesses: readonly string[]): string {
  const names = typed.slice(0, MAX_NAMES).map(typedName).join(', ')
  const quotes = unread.slice(0, MAX_QUOTED).map(quote)
  if (unread.length > MAX_QUOTED) quotes.push(`${unread.length - MAX_QUOTED} more`)
  return printParagraphs([
    '# Only names of foods, please',
    names
      ? `Please reload the page and type only this, if everyone may eat it and all of it is good: ${names}.`
      : 'Please reload the page and type only foods, such as “2 eggs” or “leftover rice”.',
    `I’m the demo chef, and names of foods are all I know. I can’t read ${listOf(quotes)}. It may be something that matters, such as an allergy, so I’d rather not guess.`,
    guesses.length > 0 && `Did you mean ${guesses.join(' or ')}?`,
    TO_A_MODEL,
  ])
}

const notesOf = ({ mustThaw, name, foods: [food] }: TypedFood) => [
  mustThaw && `Thaw the ${name} in the fridge first.`,
  food?.note,
]
const printParagraphs = (paragraphs: readonly (string | false | undefined)[]) =>
  paragraphs.filter(Boolean).join('\n\n')
/** Nobody misses salt. */
const isStaple = ({ foods }: TypedFood) =>
  foods.length > 0 && foods.every(({ importance }) => importance <= STAPLE_IMPORTANCE)
const typedName = ({ isForeign, text, name }: TypedFood) => (isForeign ? text : name)

/** An entry as it was typed, without the signs of markdown. */
function quote(entry: string): string {
  const text = entry.replace(/[^\p{L}\p{M}\p{N}\p{So} '’%()/≠-]/gu, '').trim()
  return `“${text.slice(0, MAX_QUOTE)}”`
}
