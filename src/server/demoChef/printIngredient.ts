import { isStandIn, lastWord, nameOf } from './nameIngredient.ts'
import type { Ingredient } from './rateRecipes.ts'
import type { Typed } from './readList.ts'
import { toSingular } from './words.ts'

/** More pieces than this are a weight without its unit. */
const MAX_PIECES = 6

/** Names of foods that are cut already. */
const IS_CUT = /^(?:shredded|grated|sliced|chopped|diced|crumbled|cubed) /i

/** "- 300 g **chicken**, in strips" */
export function printIngredient(ingredient: Ingredient): string {
  const { line, option, typed } = ingredient
  if (!typed) return `- ${line.amount}${nameOf(ingredient, option.text)}${line.preparation}`
  const { amount, note, isTyped } = amountOf(ingredient, typed)
  // "olive oil" is an oil, but stock cubes are not 600 ml of stock.
  const isReplaced = line.isBracketed || lastWord(typed.name) === lastWord(option.text)
  const replaced = isReplaced ? nameOf(ingredient, textOf(ingredient)) : option.text
  const preparation = IS_CUT.test(typed.name) ? '' : line.preparation
  const printed = `- ${amount}**${isTyped ? piecesOf(typed) : replaced}**${preparation}${note}`
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

/** Keeps pieces of vegetables that were typed, and says if less was typed than a recipe takes. */
function amountOf(ingredient: Ingredient, typed: Typed) {
  const { line, option } = ingredient
  // Fresh tomatoes take the place of "a can of chopped tomatoes", and cream cheese that of cream.
  const solid = isStandIn(ingredient) ? line.amount.replace('a can of', '400 g') : line.amount
  const isCheese = typed.foods.some(({ kinds }) => kinds.includes('cheese'))
  const amount = isCheese ? solid.replace(/ml $/, 'g ') : solid
  const [, number = '', unit = ''] = /^(\d+)(?: (g|ml))? $/.exec(amount) ?? []
  const { number: own = 0, unit: ownUnit = '' } = typed.amount ?? {}
  const count = own === 0.5 ? '1/2' : own
  if (!own || !number) return { amount, note: '', isTyped: false }
  const isVegetable = option.foods.some(({ cooks }) => cooks) && !typed.isForeign
  if (isVegetable && unit !== 'ml' && ownUnit === '' && own <= MAX_PIECES)
    return { amount: `${count} `, note: '', isTyped: true }
  const has =
    ownUnit === unit && own < Number(number) ? ` (you have ${`${count} ${unit}`.trim()})` : ''
  return { amount, note: has, isTyped: false }
}

/** "1/2 onion" */
const piecesOf = ({ name, amount }: Typed) =>
  (amount?.number ?? 0) > 1 ? name : name.replace(/\S+$/, toSingular)

/** "1 onion" of a clause that takes "1 [onions/shallots]" */
export const textOf = ({ line, option }: Ingredient) =>
  /^1(?:\/2)? $/.test(line.amount) ? option.text.replace(/\S+$/, toSingular) : option.text
