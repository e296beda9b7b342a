import { type Dish, printDish } from './printDish.ts'
import { type RatedRecipe, usedIn } from './rateRecipes.ts'
import type { TypedFood } from './readFood.ts'
import { STAPLE_IMPORTANCE } from './readFoods.ts'
import type { Reading } from './readList.ts'
import { listOf } from './words.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const NO_DISH = { title: 'No recipe', paragraphs: ['The cookbook has no recipe for that.'] }
const TO_A_MODEL =
  'A language model understands the rest, such as what you must not eat. The README of this project says how whoever runs this page sets one up.'

const MAX_QUOTED = 8 // entries that the chef can't read
const MAX_QUOTE = 60 // characters of each

/** Prints the chosen dish, or why there is none. */
export function printReply({ typed }: Reading, rated: RatedRecipe | undefined): string {
  const { title, paragraphs }: Dish = rated ? printDish(rated) : NO_DISH
  const used = rated ? usedIn(rated) : []
  const unused = typed.filter((food) => !used.includes(food) && !isStaple(food))
  return printParagraphs([
    `# ${title}`,
    SIGNATURE,
    ...new Set(used.flatMap(notesOf)),
    ...paragraphs,
    unused.length > 0 ? `**Not used:** ${listOf(unused.map(typedName))}.` : '',
  ])
}

/** Says why a list with more than names of foods gets no recipe. */
export function printRefusal({ typed, unread }: Reading, guesses: readonly string[]): string {
  const quotes = unread.slice(0, MAX_QUOTED).map(quote)
  if (unread.length > MAX_QUOTED) quotes.push(`${unread.length - MAX_QUOTED} more`)
  const names = typed.map(typedName).join(', ')
  return printParagraphs([
    '# I know only names of foods',
    names
      ? `If everyone may eat it and all of it is good, please reload the page and type only this: ${names}.`
      : 'Please reload the page and type only foods, such as “eggs”, “leftover rice” and “2 leeks”.',
    `I’m the demo chef, and I can’t read ${listOf(quotes)}. It may say what must not be in your dish, so I give no recipe.`,
    guesses.length > 0 ? `Did you mean ${guesses.join(' or ')}?` : '',
    TO_A_MODEL,
  ])
}

const notesOf = ({ mustThaw, name, foods: [food] }: TypedFood) => [
  mustThaw ? `Thaw the ${name} in the fridge first.` : '',
  food?.note ?? '',
]
const printParagraphs = (paragraphs: readonly string[]) => paragraphs.filter(Boolean).join('\n\n')
/** Nobody misses salt. */
const isStaple = ({ foods }: TypedFood) =>
  foods.length > 0 && foods.every(({ importance }) => importance <= STAPLE_IMPORTANCE)
const typedName = ({ isForeign, text, name }: TypedFood) => (isForeign ? text : name)

/** An entry as it was typed, without the signs of markdown. */
function quote(entry: string): string {
  const text = entry.replace(/[^\p{L}\p{M}\p{N}\p{So} '’%()/≠-]/gu, '').trim()
  return `“${text.slice(0, MAX_QUOTE)}”`
}
