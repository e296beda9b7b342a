import { isAllergenic, isHarmless } from './food.ts'
import type { Clause } from './splitClauses.ts'
import { isNamed, type Token } from './token.ts'

const [MAX_DESCRIBING, MAX_WORDS] = [2, 3]
const A_CONDITION = /allerg|alerg|intoler|unverträg|uczul|schwanger|embaraz|schonkost|diät|krank/i
const AN_ABBREVIATION = /^(?=.*[A-Z])[A-Z\d]{2,4}$|\d\/\d/
/** "chicken, sketchy": the ending of many adjectives and verbs, and of hardly a food. */
const LIKE_A_STATEMENT = /(?:[^aou]y|ish|[^e]ed|ing|n['’]?t)$/i

/** "chicken (from my aunt)", "chicken, it smelt", "chicken, sketchy", but not "chicken, ssamjang" */
export function isStatement(
  { before }: Clause,
  tokens: readonly Token[],
  closing: readonly Token[],
) {
  return (
    /[(:]|^-/.test(before) ||
    tokens.some(({ role }) => role === 'verb') ||
    closing.some(({ text, role }) => role === 'worn' || LIKE_A_STATEMENT.test(text))
  )
}

/** "ssamjang", but neither "uczulenie", "BP 180" nor "T1D" */
export const canBeFood = (words: readonly Token[]) =>
  words.length <= MAX_WORDS &&
  !words.some(({ text }) => A_CONDITION.test(text) || AN_ABBREVIATION.test(text))

/** Whether a word stands right before a harmless food: "sad looking onion", but not "onion sad" or "boycott the onions" */
export function isDescribing(word: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(word)
  const next = tokens.findIndex((token, index) => index > at && isNamed(token))
  const previous = tokens.slice(0, at).findLast((token) => isNamed(token) || token.role === 'and')
  const isBefore = tokens.slice(at, next).every(({ role }) => role !== 'article' && role !== 'and')
  const isHarmlessFood = tokens[next]?.role === 'food' && tokens[next].foods.every(isHarmless)
  // "eliminating onions"
  const isVerb = word.role === 'unknown' && word.text.endsWith('ing')
  return (
    isHarmlessFood && isBefore && !isVerb && (previous === undefined || previous.role === 'and')
  )
}

/**
 * Whether one or two words that nobody knows stand right before a food without allergens, and can hardly be verbs:
 * "wagyu steak", but not "shun the steak" or "Elmlea milk".
 */
export function isAdjective(closing: readonly Token[], tokens: readonly Token[]): boolean {
  const food = tokens.findIndex(isNamed)
  const isSafe = tokens[food]?.foods.every(({ kinds }) => !kinds.some(isAllergenic)) ?? false
  const words = tokens.slice(food - closing.length, food)
  return (
    isSafe &&
    closing.length <= MAX_DESCRIBING &&
    closing.every((token) => words.includes(token) && !/ing$|\d/.test(token.text))
  )
}
