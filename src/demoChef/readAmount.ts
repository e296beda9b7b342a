import type { Clause } from './splitClauses.ts'
import { toSingular } from './words.ts'

/** "500 g", in g, ml or pieces, or "1 strip" */
export type Amount = { number: number; unit: string }

/** "500 g", "0.5kg", "2", but not "2 x 400 g" */
const NUMBER = /^\D*?(\d+(?:\.\d+)?) ?([a-z]+)?(?![\p{L}\d%])(?! ?[x×])\D*$/iu
const WORD =
  /(?:^| )(half|an?|one|last|single|two|three|four|five|six) (?!few|little|bit|lot|couple|night|week)/i
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const UNITS = new Map<string, [factor: number, unit: string]>([
  ['g', [1, 'g']],
  ['kg', [1000, 'g']],
  ['oz', [28, 'g']],
  ['lb', [450, 'g']],
  ['lbs', [450, 'g']],
  ['ml', [1, 'ml']],
  ['l', [1000, 'ml']],
])

/** The amount in a clause that has one number, with any units: "one strip of bacon", "a bag of spinach" */
export function readAmount({ text, tokens }: Clause): Amount | undefined {
  const [, digits, word = ''] = NUMBER.exec(text) ?? []
  const [factor, measured] = UNITS.get(word.toLowerCase()) ?? [1, '']
  const number = digits ? Number(digits) * factor : readCount(text)
  const units = tokens.filter(({ role }) => role === 'unit').map(({ name }) => toSingular(name))
  const unit = measured || units.join(' ')
  return number > 0 ? { number, unit } : undefined
}

function readCount(clause: string): number {
  const [, word = ''] = WORD.exec(clause.toLowerCase()) ?? []
  return word === 'half' ? 0.5 : COUNTS.indexOf(word.replace(/^(?:an?|last|single)$/, 'one'))
}
