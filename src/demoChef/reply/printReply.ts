import type { Book } from '../createChef.ts'
import { ALWAYS_THERE } from '../dictionary/food.ts'
import { canBuy } from '../list/exclusions.ts'
import type { Reading, Typed } from '../list/reading.ts'
import { readList } from '../list/readList.ts'
import { type Choice, foodsOf, usedIn } from '../recipes/choice.ts'
import { rateRecipes } from '../recipes/rateRecipes.ts'
import { describeReading, describeUnused, explainNoRecipe } from './describeReading.ts'
import { type Body, printDish } from './printDish.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const NO_RECIPE: Body = {
  title: 'No recipe',
  paragraphs: ['The cookbook has no recipe for that.'],
}

/** A choice is nearly as good as the best one if it has this part of its score. */
const NEAR = 0.88
const MAX_NEAR = 3 // choices, with the best

/** Replies to a list, in markdown, with the best recipe of a book, or says why there is none. */
export function printReply(book: Book, list: string, random = () => 0): string {
  const reading = readList(list, book.dictionary)
  const { exclusions } = reading
  const noRecipe = explainNoRecipe(reading)
  const typed = [...reading.typed.values()]
  const choices = noRecipe ? [] : rateRecipes(book.recipes, typed, exclusions)
  const choice = chooseRecipe(choices, reading, random)
  const { title, paragraphs } = noRecipe ?? (choice ? printDish(choice, exclusions) : NO_RECIPE)
  const used = choice ? usedIn(choice) : []
  const notes = new Set(used.map(({ foods: [food] }) => food?.note ?? ''))
  // Nobody misses water or ice.
  const unused = typed.filter((food) => !used.includes(food) && !isAlwaysThere(food))
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

const isAlwaysThere = ({ foods }: Typed) =>
  foods.length > 0 && foods.every(({ weight }) => weight <= ALWAYS_THERE)

/** By chance one of the best choices, or else the best that can be served. */
function chooseRecipe(choices: readonly Choice[], reading: Reading, random: () => number) {
  const least = NEAR * (choices[0]?.score ?? 0)
  const near = choices.slice(0, MAX_NEAR).filter(({ score }) => score >= least)
  // The square makes the best ones likelier.
  const chosen = near[Math.floor(random() ** 2 * near.length)]
  return [chosen, ...choices].find((one) => one && namesNothingExcluded(one, reading))
}

/** Words of the steps that are also foods, but mean none there: "fry" is one of the fries. */
const NOT_FOODS = 'chop|flake|fluff|fry|juices?|mash|pop|roll|spread|sprinkle|wrap'
/** These words, and labels such as "gluten-free". */
const IGNORED = RegExp(`\\p{L}+-free|(?<!\\p{L})(?:${NOT_FOODS})(?!\\p{L})`, 'giu')

/** Checks the printed recipe: it may name something excluded outside its brackets. */
function namesNothingExcluded(choice: Choice, { exclusions, dictionary }: Reading): boolean {
  // Reading the recipe takes longer than printing it.
  if (Object.values(exclusions).every(({ size }) => size === 0)) return true
  const { title, paragraphs } = printDish(choice, exclusions)
  const text = [title, ...paragraphs].join('\n').replace(IGNORED, '')
  const chosen = foodsOf(choice)
  return dictionary
    .tokenize(text)
    .filter(({ role, isForeign }) => role === 'food' && !isForeign)
    .every(({ foods }) => foods.some((food) => chosen.includes(food) || canBuy(food, exclusions)))
}
