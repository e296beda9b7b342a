import { distance } from 'fastest-levenshtein'
import { toKey } from '../words.ts'
import type { Role, Row } from './food.ts'

// In letters: shorter words resemble many others.
const MIN_LENGTH = 6
const MIN_LENGTH_OF_DIETS = 5
const MIN_LENGTH_FOR_TWO_ERRORS = 8
// biome-ignore format: a table
/** Words with these roles, and diets, are corrected wherever they stand: "alergic" */
const CORRECTED_EVERYWHERE = [
  'kind', 'eater', 'refused', 'refused alone', 'no', 'except', 'avoid', 'spoilt',
] as const

export type CorrectTypo = (word: string) => string | undefined

export function createCorrections(rows: readonly Row[]) {
  const diets = longWords(['diet', 'label'], MIN_LENGTH_OF_DIETS)
  const warnings = [...longWords(CORRECTED_EVERYWHERE), ...diets]
  const all = [...warnings, ...longWords(['food'])]
  // Without a ban, two errors are corrected only in whole names: "stirring" is not a part of "starting solids".
  const dietsAndIllnesses = namesOf(['diet', 'label', 'refused', 'refused alone'])
  const correctWarning: CorrectTypo = (word) =>
    findSimilar(word, isLong(word) ? warnings : diets) ??
    (word.length >= MIN_LENGTH_FOR_TWO_ERRORS ? findSimilar(word, dietsAndIllnesses, 2) : undefined)
  const correctAny: CorrectTypo = (word) => findSimilar(word, isLong(word) ? all : diets)
  /** In a clause with a ban, also two errors in a warning: "no penutz" */
  const correctBanned: CorrectTypo = (word) =>
    correctAny(word) ?? (isLong(word) ? findSimilar(word, warnings, 2) : undefined)
  return { correctWarning, correctAny, correctBanned }

  function namesOf(roles: readonly Role[]) {
    return rows.flatMap(({ role, names }) => (roles.includes(role) ? names.map(toKey) : []))
  }

  function longWords(roles: readonly Role[], minLength = MIN_LENGTH) {
    const words = namesOf(roles).flatMap((name) => name.split(' '))
    return [...new Set(words)].filter((word) => word.length >= minLength)
  }
}

const isLong = (word: string) => word.length >= MIN_LENGTH

/** The first candidate that has the same first letter, and differs in at most `maxErrors` letters or only in their order. */
function findSimilar(word: string, candidates: readonly string[], maxErrors = 1) {
  if (word.length < MIN_LENGTH_OF_DIETS) return
  const letters = [...word].sort().join()
  return candidates.find((other) => {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > maxErrors) return false
    return distance(word, other) <= maxErrors || [...other].sort().join() === letters
  })
}
