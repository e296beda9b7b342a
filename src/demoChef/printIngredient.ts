import { type Ingredient, matchedFood } from './choice.ts'
import { conditionsOf, type Exclusions } from './exclusions.ts'
import { nameIngredient } from './nameIngredient.ts'
import type { Typed } from './reading.ts'
import type { Line } from './readRecipes.ts'
import { lastWord, listOf, toSingular } from './words.ts'

/** Numbers that count pieces. A larger one is a weight without its unit. */
const COUNTS_OF_PIECES = [0.5, 1, 2, 3, 4, 5, 6]
const PIECES = /^\d+ (?:g )?$/
const NEEDED = /^(\d+)(?: (g|ml|[a-z]+ of))? $/ // "2 ", "200 g ", "4 slices of "
/** Names of foods that are cut already. */
const CUT_ALREADY = /^(?:shredded|grated|sliced|chopped|diced|crumbled|cubed) /i

/** "- 300 g **chicken**, in strips" */
export function printIngredient(ingredient: Ingredient, exclusions: Exclusions): string {
  const { line, matches, bought } = ingredient
  const name = nameIngredient(ingredient)
  const [first] = matches
  if (!first) {
    const conditions = conditionsOf(bought?.foods[0], exclusions)
    const labels = conditions.map((kind) => `${kind}-free `).join('')
    return `- ${line.amount}${labels}${name}${line.preparation}`
  }
  // Fresh tomatoes take the place of "a can of chopped tomatoes".
  const amount = first.isStandIn ? line.amount.replace('a can of', '400 g') : line.amount
  const preparation = CUT_ALREADY.test(first.typed.name) ? '' : line.preparation
  const notes = matches.flatMap((match) => {
    const { typed } = match
    const conditions = conditionsOf(matchedFood(match), exclusions)
    const labels = conditions.filter((kind) => !typed.without.includes(kind))
    return [
      ...(hasTypedWord(name, typed) ? [] : [typed.text]),
      ...labels.map((kind) => `if ${kind}-free`),
    ]
  })
  if (matches.length === 1) notes.push(...noteIfLess(amount, first.typed))
  return `- ${amount}**${name}**${preparation}${notes.length > 0 ? ` (${listOf(notes)})` : ''}`
}

/** Whether a printed name holds the last word that was typed. */
const hasTypedWord = (name: string, { isGroup, text }: Typed) =>
  isGroup || toSingular(name).includes(lastWord(text))

/** Takes as many pieces of a vegetable as were typed. */
export function keepPieces<One extends Line>(ingredient: Ingredient<One>): Ingredient<One> {
  const { line, matches } = ingredient
  const [match, ...others] = matches
  const amount = match?.typed.amount
  const isVegetable = match?.option.foods.some(({ cookingClass }) => cookingClass)
  const isFresh = isVegetable && !match?.typed.text.startsWith('canned')
  const isCount = amount?.unit === '' && COUNTS_OF_PIECES.includes(amount.number)
  if (others.length > 0 || !isFresh || !isCount || !PIECES.test(line.amount)) return ingredient
  return { ...ingredient, line: { ...line, amount: `${printNumber(amount.number)} ` } }
}

const printNumber = (number: number) => (number === 0.5 ? '1/2' : number)

/** Units that nobody can compare with grams */
const PACKS = 'jar can tin bag box pack packet carton bottle tub pot bunch'.split(' ')

/** "you have 1", if that is less than a recipe takes */
function noteIfLess(amount: string, { amount: available }: Typed): string[] {
  if (!available) return []
  const { number, unit } = available
  const [, needed = '0', needs = ''] = NEEDED.exec(amount) ?? []
  const isComparable = unit === needs || (number === 1 && unit !== '' && !PACKS.includes(unit))
  const isLess = isComparable && number < Number(needed)
  return isLess ? [`you have ${printNumber(number)} ${unit}`.trim()] : []
}
