import { chooseDish } from './chooseDish.ts'
import { createDictionary, type Dictionary } from './dictionary/createDictionary.ts'
import { readFoods } from './dictionary/readFoods.ts'
import { readList } from './list/readList.ts'
import { rateRecipes } from './recipes/rateRecipes.ts'
import { type Recipe, readRecipes } from './recipes/readRecipes.ts'
import { printReply } from './reply/printReply.ts'

export type Book = { dictionary: Dictionary; recipes: readonly Recipe[] }

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
