import { createDictionary, type Dictionary } from './createDictionary.ts'
import { guessNames } from './guessNames.ts'
import { printRefusal, printReply } from './printReply.ts'
import { type RatedRecipe, rateRecipes } from './rateRecipes.ts'
import { readFoods } from './readFoods.ts'
import { readList } from './readList.ts'
import { type Recipe, readRecipes } from './readRecipes.ts'

export type Book = { dictionary: Dictionary; recipes: readonly Recipe[] }

/** A recipe is nearly as good as the best one if its score is at most 12 % lower. */
const MAX_GAP = 0.12
const MAX_CANDIDATES = 3 // with the best

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
  if (reading.unread.length > 0)
    return printRefusal(reading, guessNames(reading.unread, dictionary))
  return printReply(reading, chooseRecipe(rateRecipes(recipes, reading.typed), random))
}

/** The best recipe, or by chance one nearly as good. */
function chooseRecipe(recipes: readonly RatedRecipe[], random: () => number) {
  const best = recipes[0]?.score ?? 0
  const isNearlyAsGood = ({ score }: RatedRecipe) => best - score <= MAX_GAP * Math.abs(best)
  const candidates = recipes.slice(0, MAX_CANDIDATES).filter(isNearlyAsGood)
  // The square makes the best ones likelier.
  return candidates[Math.floor(random() ** 2 * candidates.length)]
}
