/** "500 g", in g, ml or pieces */
export type Amount = { number: number; unit: string }

/** "500 g", "0.5kg", "2", but not "2 x 400 g" */
const AMOUNT = /^\D*?(\d+(?:\.\d+)?) ?(kg|g|ml|l)?(?![\p{L}\d/%])(?! ?[x×])\D*$/iu

/** The amount in a clause that has one number. Undefined otherwise. */
export function readAmount(clause: string): Amount | undefined {
  const [, number, unit = ''] = AMOUNT.exec(clause) ?? []
  if (!number) return
  const factor = /^k?[gl]$/i.test(unit) && unit.toLowerCase() !== 'g' ? 1000 : 1
  return {
    number: Number(number) * factor,
    unit: unit.toLowerCase().replace('k', '').replace(/^l$/, 'ml'),
  }
}
