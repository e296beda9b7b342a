import { findName } from './names.ts'

const SEPARATOR = /\s*[|｜·•\n]\s*|(?<![:：])\u3000+/
/** At least one fact must match: "Prep: about 10 min", "Serves 2", "2人分　20分" */
const EVIDENCE = /[|｜·•\u3000]|[:：]\s*(?:about |~)?\p{Nd}|^(?:serves|makes|yields?)\b/iu
/** "Serves 2", "Course: soup" */
const FACT = /[\p{N}:：]/u
const MAX_LENGTH = 50

/** The facts in "Prep time: 10 minutes | Serves 2", or in one fact a line. */
export function splitFacts(text: string): string[] | undefined {
  const facts = text.split(SEPARATOR)
  const words = facts.filter((fact) => !FACT.test(fact))
  // Between pipes, one of three may be a word: "Serves 4 | 30 minutes | Easy"
  const maxWords = /[|｜]/.test(text) ? facts.length / 3 : 0
  const areShort = facts.every(({ length }) => length > 0 && length <= MAX_LENGTH)
  // "Ingredients: 2 leeks"
  const areIngredients = findName(text.replace(/[:：].*/su, '')) === 'ingredients'
  const areFacts = EVIDENCE.test(text) && words.length <= maxWords && areShort && !areIngredients
  return areFacts ? facts : undefined
}
