import { distance } from 'fastest-levenshtein'
import type { Dictionary } from './createDictionary.ts'
import { toKey } from './words.ts'

const MIN_LETTERS = 5 // Shorter words resemble too many.
const MAX_LETTERS = 30
const MAX_WORDS = 3

/** The foods that unknown words are nearly spelt like: "broccoli" for "brocoly". Only to ask: no guess is cooked. */
export function guessNames(entries: readonly string[], dictionary: Dictionary): string[] {
  const unknown = dictionary.tokenize(entries.join(' ')).filter(({ role }) => role === 'unknown')
  const words = [...new Set(unknown.map(({ text }) => toKey(text)))]
  return words
    .filter(({ length }) => length >= MIN_LETTERS && length <= MAX_LETTERS)
    .slice(0, MAX_WORDS)
    .flatMap((word) => closestName(word, dictionary.foodNames) ?? [])
}

/** The first name with the fewest wrong letters: one, or in longer words two, as in "spinahc" */
function closestName(word: string, names: readonly string[]): string | undefined {
  const most = word.length > 6 ? 2 : 1
  const errors = names.map((name) => distance(word, toKey(name)))
  const fewest = Math.min(...errors)
  return fewest <= most ? names[errors.indexOf(fewest)] : undefined
}
