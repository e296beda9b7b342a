import type { Clause } from './clause.ts'
import { toSingular } from './words.ts'

/** "500 g", in g, ml or pieces, or "1 strip" */
export type Amount = { number: number; unit: string }

/** "500 g", "0.5kg", "2", but not "2 x 400 g" */
const DIGITS_AND_UNIT = /^\D*?(\d+(?:\.\d+)?) ?([a-z]+)?(?![\p{L}\d%])(?! ?[x×])\D*$/iu
const NUMBER_WORD = /(?:^| )(half|an?|one|last|single|two|three|four|five|six) /
/** "a few carrots" are not one. */
const VAGUE = /\ba (?:few|little|bit|lot|couple)|last (?:night|week)/
const COUNTS = new Map(Object.entries({ half: 0.5, two: 2, three: 3, four: 4, five: 5, six: 6 }))
/** Units, in g or ml */
const UNITS = new Map(Object.entries({ g: 1, kg: 1000, oz: 28, lb: 450, lbs: 450, ml: 1, l: 1000 }))

/** The amount in a clause that has one number, with any units: "one strip of bacon", "a bag of spinach" */
export function readAmount(clause: Clause): Amount | undefined {
  const text = clause.text.toLowerCase()
  const [, digits, word = ''] = DIGITS_AND_UNIT.exec(text) ?? []
  const [, count = ''] = NUMBER_WORD.exec(text) ?? []
  const factor = UNITS.get(word)
  const units = clause.tokens.filter(({ role }) => role === 'unit')
  const unit = units.map(({ name }) => toSingular(name)).join(' ')
  if (factor) return { number: Number(digits) * factor, unit: word.endsWith('l') ? 'ml' : 'g' }
  if (digits) return { number: Number(digits), unit }
  return count && !VAGUE.test(text) ? { number: COUNTS.get(count) ?? 1, unit } : undefined
}
