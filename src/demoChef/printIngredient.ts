import { type Ingredient, type Match, matchedFood } from './rateRecipes.ts'
import type { Amount } from './readAmount.ts'
import { type Line, PIECES } from './readRecipes.ts'
import { isPlural, listOf, singularizeLast, toKey } from './words.ts'

export type NamedIngredient<One extends Line = Line> = Ingredient<One> & {
  amount: string
  name: string
}

/** A larger number may be grams without the unit, "250 courgettes": the recipe's own amount stays. */
const MAX_PIECES = 6
const PIECES_OR_GRAMS = /^\d+ (?:g )?$/
const ONE = /^[1½¼¾] $/
const NEEDED = /^(\d+)(?: (g|ml))? $/ // "2 ", "200 g "

export function nameIngredient<One extends Line>(
  ingredient: Ingredient<One>,
): NamedIngredient<One> {
  const { matches, bought } = ingredient
  const amount = printAmount(ingredient)
  const names = matches.map((match) => withNumber(nameMatch(match), match, amount))
  return { ...ingredient, amount, name: listOf(names) || (bought?.text ?? '') }
}

/** "- 300 g **chicken**, in strips (you have 200 g)" */
export function printIngredient({ line, matches, amount, name }: NamedIngredient): string {
  const [first, ...others] = matches
  if (!first) return `- ${amount}${name}${line.preparation}`
  const typedNames = matches.map(({ typed }) => typed.text)
  const lastWord = (text: string) => toKey(text).split(' ').at(-1) ?? ''
  const notes = typedNames.filter((text) => !toKey(name).includes(lastWord(text)))
  if (others.length === 0) notes.push(...noteIfLess(amount, first.typed.amount))
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : ''
  return `- ${amount}**${name}**${line.preparation}${note}`
}

/** The recipe's amount, or as many pieces of a vegetable as were typed. */
function printAmount({ line, matches }: Ingredient): string {
  const [match, ...others] = matches
  const amount = match?.typed.amount
  const isOneFood = match && others.length === 0
  const isVegetable = isOneFood && matchedFood(match)?.cookingClass !== undefined
  const isCount = amount?.unit === '' && amount.number <= MAX_PIECES
  if (isVegetable && isCount && PIECES_OR_GRAMS.test(line.amount))
    return `${formatNumber(amount.number)} `
  // Fresh tomatoes take the place of "a can of chopped tomatoes".
  return match?.isStandIn ? line.amount.replace('a can of', '400 g') : line.amount
}

const formatNumber = (number: number) => (number === 0.5 ? '½' : `${number}`)

/** The typed name, unless the recipe's own says more: "egg noodles" for "noodles" */
function nameMatch(match: Match): string {
  const { twin, typed, isStandIn } = match
  const isSame = toKey(typed.name) === toKey(twin.text)
  // "pasta" stays pasta in the place of spaghetti.
  const isPart = typed.foods.length > 1 && twin.text.includes(typed.name)
  const isMadeOf = toKey(twin.text).startsWith(`${toKey(typed.name)} `)
  // "1 lemon" for "lemon juice"
  const isPiece = / (?:juice|rind)$/.test(typed.name) && !/juice|rind/.test(twin.text)
  const saysLess = typed.isForeign || typed.isGroup || isPart || isMadeOf || isPiece
  if (isSame || (saysLess && !twin.isGroup && !isStandIn)) return twin.text
  // "onions" for "Zwiebeln", and "a can of tomatoes" for "canned tomatoes"
  const englishName = typed.isForeign ? matchedFood(match)?.names[0] : undefined
  return englishName ?? typed.name.replace(/^(?:canned|tinned) /, '')
}

/** Puts a name in the number of its amount: "1 leek", "2 leeks", but "2 steaks" for "beef" */
function withNumber(name: string, match: Match, amount: string): string {
  if (ONE.test(amount)) return singularizeLast(name)
  if (!PIECES.test(amount) || isPlural(name)) return name
  const isPluralOf = (other: string) => isPlural(other) && toKey(other) === toKey(name)
  const { typed, twin } = match
  const plural = matchedFood(match)?.names.find(isPluralOf)
  return plural ?? (typed.foods.length > 1 ? twin.text : name)
}

function noteIfLess(amount: string, available: Amount | undefined): string[] {
  const [, needed = '', unit = ''] = NEEDED.exec(amount) ?? []
  const isLess = available?.unit === unit && available.number < Number(needed)
  return isLess ? [`you have ${formatNumber(available.number)} ${unit}`.trim()] : []
}
