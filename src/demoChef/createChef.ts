import { createDictionary, type Dictionary } from './createDictionary.ts'
import type { Food } from './dictionary/food.ts'
import { canBuy, type Reading } from './list/reading.ts'
import { type Dish, printDish } from './printDish.ts'
import { printReply } from './printReply.ts'
import { foodsOf, type RatedRecipe, rateRecipes } from './rateRecipes.ts'
import { readFoods } from './readFoods.ts'
import { readList } from './readList.ts'
import { type Recipe, readRecipes } from './readRecipes.ts'

export type Book = { dictionary: Dictionary; recipes: readonly Recipe[] }

/** A recipe is nearly as good as the best one if its score is at most 12 % lower. */
const MAX_GAP = 0.12
const MAX_CANDIDATES = 3 // with the best
/** Labels, and words of steps that are also foods: "fry" is the singular of fries. */
const NOT_FOODS =
  /\p{L}+-free|(?<!\p{L})(?:chop|flake|fluff|fry|juices?|mash|pop|spread|sprinkle|wrap)(?!\p{L})/giu

/** Returns a function that replies to a list, in markdown. `random` may choose a recipe nearly as good as the best. */
export function createChef(foodsText: string, chapters: readonly string[]) {
  const book = createBook(foodsText, chapters)
  return (list: string, random?: () => number) => replyTo(list, book, random)
}

/** Reads foods.md and the chapters of a cookbook. Throws an error that says what it can't read. */
export function createBook(foodsText: string, chapters: readonly string[]): Book {
  const dictionary = createDictionary(readFoods(foodsText))
  return { dictionary, recipes: readRecipes(chapters, dictionary) }
}

export function replyTo(list: string, { dictionary, recipes }: Book, random = () => 0): string {
  const reading = readList(list, dictionary)
  const ratedRecipes = rateRecipes(recipes, reading)
  return printReply(reading, chooseDish(ratedRecipes, reading, random))
}

/** The dish of the best recipe, or by chance of one nearly as good. A dish that names an excluded food is skipped. */
function chooseDish(recipes: readonly RatedRecipe[], reading: Reading, random: () => number) {
  const best = recipes[0]?.score ?? 0
  const isNearlyAsGood = ({ score }: RatedRecipe) => best - score <= MAX_GAP * Math.abs(best)
  const candidates = recipes.slice(0, MAX_CANDIDATES).filter(isNearlyAsGood)
  // The square makes the best ones likelier.
  const at = Math.floor(random() ** 2 * candidates.length)
  for (const rated of [...candidates.slice(at, at + 1), ...recipes]) {
    const dish = printDish(rated, reading.exclusions)
    if (!namesExcluded(dish, reading)) return dish
  }
  return undefined
}

/** Whether a dish names an excluded food, even one without a line of its own, such as walnuts in a tip. */
function namesExcluded(dish: Dish, { exclusions, dictionary }: Reading): boolean {
  // Most lists exclude nothing, and reading the dish is slow.
  if (Object.values(exclusions).every(({ size }) => size === 0)) return false
  const text = [dish.title, ...dish.paragraphs].join('\n').replace(NOT_FOODS, '')
  const ownFoods = foodsOf(dish.rated)
  const isAllowed = (food: Food) => ownFoods.includes(food) || canBuy(food, exclusions)
  const tokens = dictionary.tokenize(text).filter(({ isForeign }) => !isForeign)
  return tokens.some(({ role, foods }) => role === 'food' && !foods.some(isAllowed))
}
