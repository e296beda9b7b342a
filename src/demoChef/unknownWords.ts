import { type Clause, hasWord } from './splitClauses.ts'
import { isNamed, isUnknown, type Token } from './token.ts'

const MAX_WORDS = 2
/** "BP 180", "T1D" */
const ABBREVIATION = /^(?=.*[A-Z])[A-Z\d]{2,4}$|\d\/\d/
/** "ssamjang", but neither "BP 180" nor a sentence */
export const canBeFood = (words: readonly Token[]) =>
  words.length <= MAX_WORDS && !words.some(({ text }) => ABBREVIATION.test(text))

/** The ending of many adjectives and verbs, and of hardly a food. */
const LIKE_A_STATEMENT = /(?:[^aou]y|ish|[^e]ed|ing)$/i
/** Whether a clause without foods is about those before it: "(from my aunt)", "it smelt", "sketchy", but not "ssamjang" */
export const isStatement = (clause: Clause) =>
  /[(:]|^-/.test(clause.before) ||
  hasWord(clause, 'verb', 'worn') ||
  clause.tokens.some((token) => isUnknown(token) && LIKE_A_STATEMENT.test(token.text))

/** The food that a word describes: "sad looking onion", but not "onion sad", "boycott the onions" or "eliminating onions" */
export function foodDescribedBy(word: Token, { tokens }: Clause): Token | undefined {
  const at = tokens.indexOf(word)
  const isOther = (token: Token) => isNamed(token) || token.role === 'and'
  const previous = tokens.slice(0, at).findLast(isOther)
  const next = tokens.slice(at).find((token) => isOther(token) || token.role === 'article')
  const isVerb = isUnknown(word) && word.text.endsWith('ing')
  const canDescribe = !isVerb && (previous === undefined || previous.role === 'and')
  return canDescribe && next?.role === 'food' ? next : undefined
}
