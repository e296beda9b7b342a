import { isStandIn, lastWord, nameOf } from './nameIngredient.ts'
import type { Ingredient } from './rateRecipes.ts'
import type { Typed } from './readList.ts'
import type { IngredientLine } from './readRecipes.ts'
import { toSingular } from './words.ts'

/** More pieces than this are a weight without its unit. */
const MAX_PIECES = 6
const FRACTIONS = new Map([
  [0.25, '1/4'],
  [0.5, '1/2'],
  [0.75, '3/4'],
])

/** Names of foods that are cut already. */
const IS_CUT = /^(?:shredded|grated|sliced|chopped|diced|crumbled|cubed) /i

/** "- 300 g **chicken**, in strips" */
export function printIngredient(ingredient: Ingredient): string {
  const { line, option, typed } = ingredient
  if (!typed) return `- ${line.amount}${nameOf(ingredient, option.text)}${line.preparation}`
  const { amount, note } = amountOf(ingredient, typed)
  // "olive oil" is an oil, but stock cubes are not 600 ml of stock.
  const isReplaced = line.isBracketed || lastWord(typed.name) === lastWord(option.text)
  const name = isReplaced ? nameOf(ingredient, textOf(ingredient)) : option.text
  const preparation = IS_CUT.test(typed.name) ? '' : line.preparation
  const printed = `- ${amount}**${name}**${preparation}${note}`
  return toSingular(printed).includes(lastWord(typed.name)) ? printed : `${printed} (${typed.name})`
}

/** A line with half of the amount for each of two foods that share one. */
export function splitTwins(ingredient: Ingredient): Ingredient[] {
  const { line, twin } = ingredient
  if (!twin) return [ingredient]
  const half = { ...line, amount: line.amount.replace(/\d+/, (all) => `${Math.round(+all / 2)}`) }
  return [
    { ...ingredient, line: half },
    { ...twin, line: half },
  ]
}

/** Takes as many pieces of a vegetable as were typed. */
export function keepPieces<Line extends IngredientLine>(
  ingredient: Ingredient<Line>,
): Ingredient<Line> {
  const { line, option, typed } = ingredient
  const { number = 0, unit = '?' } = typed?.amount ?? {}
  const amount = FRACTIONS.get(number) ?? (Number.isInteger(number) ? number : undefined)
  const isVegetable = option.foods.some(({ cooks }) => cooks) && !typed?.isForeign
  const isKept = unit === '' && number <= MAX_PIECES && /^\d+ (?:g )?$/.test(line.amount)
  if (!isKept || !isVegetable || !amount) return ingredient
  return { ...ingredient, line: { ...line, amount: `${amount} ` } }
}

/** "400 g ", and what was typed if that is less. */
function amountOf(ingredient: Ingredient, typed: Typed) {
  // Fresh tomatoes take the place of "a can of chopped tomatoes", and cream cheese that of cream.
  const { amount: own } = ingredient.line
  const solid = isStandIn(ingredient) ? own.replace('a can of', '400 g') : own
  const isCheese = typed.foods.some(({ kinds }) => kinds.includes('cheese'))
  const amount = isCheese ? solid.replace(/ml $/, 'g ') : solid
  const [, needed = 0, needs = ''] = /^(\d+)(?: (g|ml))? $/.exec(amount) ?? []
  const { number = 0, unit = '?' } = typed.amount ?? {}
  const isLess = number > 0 && unit === needs && number < Number(needed)
  const has = `${FRACTIONS.get(number) ?? number} ${unit}`.trim()
  return { amount, note: isLess ? ` (you have ${has})` : '' }
}

/** "1 onion" of a clause that takes "1 [onions/shallots]" */
export const textOf = ({ line, option }: Ingredient) =>
  /^1(?:\/[24])? $/.test(line.amount) ? option.text.replace(/\S+$/, toSingular) : option.text
