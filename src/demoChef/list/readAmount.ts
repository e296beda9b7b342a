import { type Clause, hasTokenOf } from './clause.ts'

/** "500 g", or "2" pieces */
export type Amount = { number: number; unit: '' | 'g' | 'ml' }

/** "500 g", "0.5kg", "2", but not "2 x 400 g", which has two numbers */
const DIGITS_AND_UNIT = /^\D*?(\d+(?:\.\d+)?) ?([a-z]+)?(?![\p{L}\d%])\D*$/iu
const UNITS = new Map(Object.entries({ g: 1, kg: 1000, oz: 28, lb: 450, lbs: 450, ml: 1, l: 1000 }))
// biome-ignore format: a table
const WORDS = new Map(Object.entries({
  half: 0.5, a: 1, an: 1, one: 1, last: 1, two: 2, three: 3, four: 4, five: 5, six: 6,
}))
/** "a few carrots" are not one, and "2 canned", for two cans, are not two. */
const VAGUE = /\ba (?:few|little|bit|lot|couple)|last (?:night|week)|\b(?:dozen|canned|jarred)\b/

/** The amount in a clause: its number in digits if it has only one, or else the first in words. */
export function readAmount(clause: Clause): Amount | undefined {
  const text = clause.text.toLowerCase()
  const [, digits, word = ''] = DIGITS_AND_UNIT.exec(text) ?? []
  const factor = UNITS.get(word)
  if (factor) return { number: Number(digits) * factor, unit: word.endsWith('l') ? 'ml' : 'g' }
  // "a bag of spinach"
  if (hasTokenOf(clause, 'unit') || VAGUE.test(text)) return
  const words = text.split(' ').flatMap((one) => WORDS.get(one) ?? [])
  const number = digits ? Number(digits) : words[0]
  return number ? { number, unit: '' } : undefined
}
