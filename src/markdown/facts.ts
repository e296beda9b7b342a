import { findName } from './names.ts'

const SEPARATOR = /\s*[|｜·•\n]\s*|(?<![:：])\u3000+/
/** What at least one fact has: "Prep: about 10 min", "Serves 2", "2人分　20分" */
const EVIDENCE = /[|｜·•\u3000]|[:：]\s*(?:about |~)?\p{Nd}|^(?:serves|makes|yields?)\b/iu
/** What each has, a number or a colon: "Serves 2", "Course: soup" */
const FACT = /^(?=.*[\p{N}:：]).{1,50}$/u

/** The facts in "Prep time: 10 minutes | Serves 2", or in one fact a line. */
export function splitFacts(text: string): string[] | undefined {
  const facts = text.split(SEPARATOR)
  const areFacts = EVIDENCE.test(text) && facts.every((fact) => FACT.test(fact))
  // "Ingredients: 2 leeks"
  const areIngredients = findName(text.replace(/[:：].*/su, '')) === 'ingredients'
  return areFacts && !areIngredients ? facts : undefined
}
