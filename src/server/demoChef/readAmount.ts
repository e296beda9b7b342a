/** "500 g", in g, ml or pieces */
export type Amount = { number: number; unit: string }

/** "500 g", "0.5kg", "2", but not "2 x 400 g" */
const AMOUNT = /^\D*?(\d+(?:\.\d+)?) ?([a-z]+)?(?![\p{L}\d/%])(?! ?[x×])\D*$/iu
const WORD = /(?:^| )(half|an?|one|two|three|four|five|six) (?!few|little|bit|lot|couple)/i
/** "half a" is the first. */
const NUMBERS = ['half', 'one', 'two', 'three', 'four', 'five', 'six']
/** In g or ml. */
const UNITS: Record<string, [factor: number, unit: string]> = {
  g: [1, 'g'],
  kg: [1000, 'g'],
  oz: [28, 'g'],
  lb: [450, 'g'],
  lbs: [450, 'g'],
  ml: [1, 'ml'],
  l: [1000, 'ml'],
}

/** The amount in a clause that has one number. Undefined otherwise, or if it counts what is no piece: "a bag of spinach" */
export function readAmount(clause: string, areAllPieces: boolean): Amount | undefined {
  const [, digits, word = ''] = AMOUNT.exec(clause) ?? []
  const [factor, unit] = UNITS[word.toLowerCase()] ?? [1, '']
  const [, name = ''] = WORD.exec(clause) ?? []
  const count = NUMBERS.indexOf(name.toLowerCase().replace(/^an?$/, 'one')) || 0.5
  const number = digits ? Number(digits) * factor : Math.max(count, 0)
  return number && (unit || areAllPieces) ? { number, unit } : undefined
}
