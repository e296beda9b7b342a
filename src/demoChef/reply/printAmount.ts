import type { Amount } from '../list/readAmount.ts'
import { type Ingredient, matchedFood } from '../recipes/choice.ts'

/** More than six is taken for grams without the unit: "250 courgettes" */
const MAX_PIECES = 6
const PIECES_OR_GRAMS = /^\d+ (?:g )?$/
const NEEDED = /^(\d+)(?: (g|ml))? $/ // "2 ", "200 g "

/** The recipe's amount, or as many pieces of a vegetable as were typed. */
export function printAmount({ line, matches }: Ingredient): string {
  const [match, ...others] = matches
  const amount = match?.typed.amount
  const isOneVegetable =
    match && others.length === 0 && matchedFood(match)?.cookingClass !== undefined
  const isCount = amount?.unit === '' && amount.number <= MAX_PIECES
  if (isOneVegetable && isCount && PIECES_OR_GRAMS.test(line.amount))
    return `${printNumber(amount.number)} `
  // Fresh tomatoes take the place of "a can of chopped tomatoes".
  return match?.isStandIn ? line.amount.replace('a can of', '400 g') : line.amount
}

/** "you have 1", if that is less than a recipe takes */
export function noteIfLess(amount: string, available: Amount | undefined): string[] {
  const [, needed = '', unit = ''] = NEEDED.exec(amount) ?? []
  const isLess = available?.unit === unit && available.number < Number(needed)
  return isLess ? [`you have ${printNumber(available.number)} ${unit}`.trim()] : []
}

const printNumber = (number: number) => (number === 0.5 ? '1/2' : number)
