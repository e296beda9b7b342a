import { createDictionary, type Dictionary } from './dictionary/createDictionary.ts'
import { readFoods } from './dictionary/readFoods.ts'
import { type Recipe, readRecipes } from './recipes/readRecipes.ts'
import { printReply } from './reply/printReply.ts'

export type Book = { dictionary: Dictionary; recipes: readonly Recipe[] }

/** Returns a function that replies to a list of ingredients, in markdown. Without `random`, with the best recipe. */
export function createChef(foodsText: string, chapters: readonly string[]) {
  const book = createBook(foodsText, chapters)
  return (list: string, random = () => 0) => printReply(book, list, random)
}

/** Reads foods.md and the chapters of a cookbook. Throws for a line or a food that it can't read. */
export function createBook(foodsText: string, chapters: readonly string[]): Book {
  const dictionary = createDictionary(readFoods(foodsText))
  return { dictionary, recipes: readRecipes(chapters, dictionary) }
}
