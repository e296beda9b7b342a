import { createCorrections } from './dictionary/createCorrections.ts'
import { createTokenizer } from './dictionary/createTokenizer.ts'
import { type Food, isFood, type Row } from './dictionary/food.ts'
import { indexNames } from './dictionary/indexNames.ts'
import { isAllergenKind, type Kind } from './dictionary/kinds.ts'
import type { Meaning, Token } from './dictionary/token.ts'
import { toKey } from './words.ts'

export type Dictionary = ReturnType<typeof createDictionary>

export function createDictionary(rows: readonly Row[]) {
  const index = indexNames(rows)
  const tokenize = createTokenizer(rows, index)
  const foods = rows.filter(isFood)
  /** The names of each food in the singular, between spaces. For speed: a ban searches all of them. */
  const paddedNames = new Map(
    foods.map((food) => [food, food.names.map((name) => ` ${toKey(name)} `).join('')]),
  )
  const corrections = createCorrections(rows)
  const kindsOf = (meaning: Meaning): readonly Kind[] => [
    ...new Set(meaningsOf(meaning).flatMap(({ kinds }) => kinds)),
  ]
  const isAllergen = (meaning: Meaning) => kindsOf(meaning).some(isAllergenKind)
  return { tokenize, corrections, foodTokenOf, foodsWith, meaningsOf, kindsOf, isAllergen }

  function foodTokenOf(name: string): Token | undefined {
    const [food, ...others] = tokenize(name)
    return food?.role === 'food' && others.length === 0 ? food : undefined
  }

  /** The foods that have a name with this one in it: spring onions for onions, and eggs, "chicken eggs", for chicken. */
  function foodsWith(name: string): readonly Food[] {
    const words = ` ${toKey(name)} `
    return foods.filter((food) => paddedNames.get(food)?.includes(words))
  }

  /** All meanings of a name, which a ban excludes: "Eier" means eggs, and "egg" is also a kind. */
  function meaningsOf(meaning: Meaning): readonly Meaning[] {
    const names = [meaning.name, ...meaning.foods.map((food) => food.names[0] ?? '')]
    const others = names.flatMap((name) => index.findSingular(toKey(name)) ?? [])
    return [...new Set([meaning, ...others])]
  }
}
