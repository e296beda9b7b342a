import { closest, distance } from 'fastest-levenshtein'
import type { Dictionary } from './createDictionary.ts'
import { toKey } from './words.ts'

const WORD = /^.{5,30}$/ // Shorter words resemble too many foods, and longer ones none.
const MAX_TEXT = 500 // characters
const MAX_GUESSES = 3

/** Foods that unknown words may mean: "broccoli" for "brocoly". Only to ask: no guess is cooked. */
export function guessNames(entries: readonly string[], { tokenize, foodNames }: Dictionary) {
  const tokens = tokenize(entries.join(' ').slice(0, MAX_TEXT))
  const words = tokens.filter(({ role, text }) => role === 'unknown' && WORD.test(text))
  const keys = words.slice(0, MAX_GUESSES).map(({ text }) => toKey(text))
  return keys.flatMap((key) => closestName(key, foodNames) ?? [])
}

/** The name with the fewest wrong letters: one, or in longer words two, as in "spinahc" */
function closestName(word: string, names: ReadonlyMap<string, string>): string | undefined {
  const key = closest(word, [...names.keys()])
  return distance(word, key) <= (word.length > 6 ? 2 : 1) ? names.get(key) : undefined
}
