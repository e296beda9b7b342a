import { distance } from 'fastest-levenshtein'
import type { Food, Role } from './food.ts'
import { toSingular } from './words.ts'

/** Short words are too much like others: they are corrected to diets alone, or if they are banned. */
export const [MIN_LENGTH, LONG] = [5, 6]
const MAX_LENGTH = 20

/** The words of all names with these roles that are long enough to be corrected. */
export function longWords(foods: readonly Food[], roles: readonly Role[], minLength = LONG) {
  const names = foods.flatMap((food) => (roles.includes(food.role) ? food.names : []))
  const words = names.flatMap((name) => toSingular(name).split(' '))
  return [...new Set(words)].filter((word) => word.length >= minLength)
}

/** The word that differs from another in a letter, or in two that are swapped. A guess may differ in two: "penutz" */
export function correctWord(word: string, candidates: readonly string[], mayGuess: boolean) {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return
  const letters = [...word].sort().join()
  const findWithin = (maxErrors: number) =>
    candidates.find((other) => {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > maxErrors) return false
      const errors = distance(word, other)
      return errors <= maxErrors || (errors === 2 && [...other].sort().join() === letters)
    })
  return findWithin(1) ?? (mayGuess && word.length >= LONG ? findWithin(2) : undefined)
}
