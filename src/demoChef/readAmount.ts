/** "500 g", in g, ml or pieces */
export type Amount = { number: number; unit: string }

/** "500 g", "0.5kg", "2", but not "2 x 400 g" */
const NUMBER = /^\D*?(\d+(?:\.\d+)?) ?([a-z]+)?(?![\p{L}\d%])(?! ?[x×])\D*$/iu
const WORD = /(?:^| )(half|an?|one|two|three|four|five|six) (?!few|little|bit|lot|couple)/i
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six']
/** In g or ml. */
const UNITS = new Map<string, [factor: number, unit: string]>([
  ['g', [1, 'g']],
  ['kg', [1000, 'g']],
  ['oz', [28, 'g']],
  ['lb', [450, 'g']],
  ['lbs', [450, 'g']],
  ['ml', [1, 'ml']],
  ['l', [1000, 'ml']],
])

/** The amount in a clause that has one number. Undefined otherwise, and for "a bag of spinach", which is not one spinach. */
export function readAmount(clause: string, areAllPieces: boolean): Amount | undefined {
  const [, digits, word = ''] = NUMBER.exec(clause) ?? []
  const [factor, unit] = UNITS.get(word.toLowerCase()) ?? [1, '']
  const number = digits ? Number(digits) * factor : readCount(clause)
  return number > 0 && (unit || areAllPieces) ? { number, unit } : undefined
}

function readCount(clause: string): number {
  const [, word = ''] = WORD.exec(clause.toLowerCase()) ?? []
  return word === 'half' ? 0.5 : COUNTS.indexOf(word.replace(/^an?$/, 'one'))
}
