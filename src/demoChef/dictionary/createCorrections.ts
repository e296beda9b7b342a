import { distance } from 'fastest-levenshtein'
import type { Role, Row } from './food.ts'
import { toSingular } from './words.ts'

/** In letters. Shorter words resemble many others, so only diets are corrected: "veagn" */
const LONG = 6
const SHORT = 5
/** From here on, two errors in a diet or an illness are corrected. */
const VERY_LONG = 8
// biome-ignore format: a table
/** Roles of words that are corrected wherever they stand, as diets are: "alergic" */
const WARNING_ROLES = [
  'kind', 'eater', 'refused', 'refused alone', 'no', 'except', 'avoid', 'spoilt',
] as const

export type CorrectTypo = (word: string) => string | undefined

/** Three ways to correct an unknown word, from careful to bold */
export function createCorrections(rows: readonly Row[]) {
  const diets = longWords(['diet', 'label'], SHORT)
  const warnings = [...longWords(WARNING_ROLES), ...diets]
  const all = [...warnings, ...longWords(['food'])]
  /** Whole names only: "stirring" is not a part of "starting solids". */
  const dietsAndIllnesses = namesOf(['diet', 'label', 'refused', 'refused alone'])
  /** Also corrects two errors in a diet or an illness, which would otherwise be an unknown food: "vegitarien" */
  const correctWarning: CorrectTypo = (word) =>
    findSimilar(word, isLong(word) ? warnings : diets) ??
    (word.length >= VERY_LONG ? findSimilar(word, dietsAndIllnesses, 2) : undefined)
  const correctAny: CorrectTypo = (word) => findSimilar(word, isLong(word) ? all : diets)
  /** Also two errors in a warning: "penutz" */
  const guess: CorrectTypo = (word) =>
    correctAny(word) ?? (isLong(word) ? findSimilar(word, warnings, 2) : undefined)
  return { correctWarning, correctAny, guess }

  function namesOf(roles: readonly Role[]) {
    return rows.flatMap(({ role, names }) => (roles.includes(role) ? names.map(toSingular) : []))
  }

  function longWords(roles: readonly Role[], minLength = LONG) {
    const words = namesOf(roles).flatMap((name) => name.split(' '))
    return [...new Set(words)].filter((word) => word.length >= minLength)
  }
}

const isLong = (word: string) => word.length >= LONG

/** The first candidate that has the same first letter, and differs in `maxErrors` letters or only in their order. */
function findSimilar(word: string, candidates: readonly string[], maxErrors = 1) {
  if (word.length < SHORT) return
  const letters = [...word].sort().join()
  return candidates.find((other) => {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > maxErrors) return false
    return distance(word, other) <= maxErrors || [...other].sort().join() === letters
  })
}
