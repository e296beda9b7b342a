import { distance } from 'fastest-levenshtein'
import type { Food, Role } from './food.ts'
import { toSingular } from './words.ts'

/** Short words are too much like others. */
const [MIN_LENGTH, MAX_LENGTH] = [6, 20]

/** The words of all names with these roles that are long enough to be corrected. */
export function longWords(foods: readonly Food[], roles: readonly Role[]): readonly string[] {
  const names = foods.flatMap((food) => (roles.includes(food.role) ? food.names : []))
  const words = names.flatMap((name) => toSingular(name).split(' '))
  return [...new Set(words)].filter((word) => word.length >= MIN_LENGTH)
}

/** The word that differs from a long one in a letter, or in two that are swapped. */
export function correctWord(word: string, from: readonly string[]): string | undefined {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return
  const letters = [...word].sort().join()
  return from.find((other) => {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > 1) return false
    const errors = distance(word, other)
    return errors <= 1 || (errors === 2 && [...other].sort().join() === letters)
  })
}
