import { distance } from 'fastest-levenshtein'
import type { Food, Role } from './food.ts'
import { toSingular } from './words.ts'

/** Short words are too much like others. */
const [MIN_LENGTH, MAX_LENGTH] = [5, 20]
const LONG = 6

/** The words of all names with these roles that are long enough to be corrected. */
export function longWords(foods: readonly Food[], roles: readonly Role[], minLength = LONG) {
  const names = foods.flatMap((food) => (roles.includes(food.role) ? food.names : []))
  const words = names.flatMap((name) => toSingular(name).split(' '))
  return [...new Set(words)].filter((word) => word.length >= minLength)
}

/** The word that differs from another in a letter, or in two that are swapped. A guess may differ in two: "penutz" */
export function correctWord(word: string, from: readonly string[], mayGuess: boolean) {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return
  const isLong = word.length >= LONG
  const letters = [...word].sort().join()
  const find = (maxErrors: number) =>
    from.find((other) => {
      const isNear = Math.abs(other.length - word.length) <= maxErrors && other[0] === word[0]
      if (!isNear || !(isLong || mayGuess || other.length === word.length)) return false
      const errors = distance(word, other)
      return errors <= maxErrors || (errors === 2 && [...other].sort().join() === letters)
    })
  return find(1) ?? (isLong && mayGuess ? find(2) : undefined)
}
