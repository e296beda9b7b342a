import { createDictionary, type Dictionary } from './createDictionary.ts'
import { readFoods } from './readFoods.ts'
import { type Recipe, readRecipes } from './readRecipes.ts'

export type Book = { dictionary: Dictionary; recipes: readonly Recipe[] }

/** Reads foods.md and the chapters of a cookbook. Throws for a mistake in them. */
export function createBook(foodsText: string, chapters: readonly string[]): Book {
  const dictionary = createDictionary(readFoods(foodsText))
  return { dictionary, recipes: readRecipes(chapters, dictionary) }
}
