import { inSingular, isPlural, listOf, toSingular } from '../dictionary/words.ts'
import { type Ingredient, type Match, matchedFood } from '../recipes/choice.ts'
import { type Line, PIECES } from '../recipes/readRecipes.ts'

/** An ingredient as a reply names it. */
export type Named<One extends Line = Line> = Ingredient<One> & { amount: string; name: string }

/** A larger number may be grams without the unit, "250 courgettes": the recipe's own amount stays. */
const MAX_PIECES = 6
const PIECES_OR_GRAMS = /^\d+ (?:g )?$/
const ONE = /^1(?:\/\d)? $/

/** Says what an ingredient is called, and how much of it goes in. */
export function nameIngredient<One extends Line>(ingredient: Ingredient<One>): Named<One> {
  const { matches, bought } = ingredient
  const amount = printAmount(ingredient)
  const names = matches.map((match) => inNumber(nameMatch(match), match, amount))
  return { ...ingredient, amount, name: listOf(names) || (bought?.text ?? '') }
}

/** The recipe's amount, or as many pieces of a vegetable as were typed. */
function printAmount({ line, matches }: Ingredient): string {
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

export const printNumber = (number: number) => (number === 0.5 ? '1/2' : number)

/** The typed name, unless the recipe's own says more: "egg noodles" for "noodles" */
function nameMatch(match: Match): string {
  const { twin, typed, isStandIn } = match
  const isSame = toSingular(typed.name) === toSingular(twin.text)
  // "pasta" stays pasta in the place of spaghetti.
  const isPart = typed.foods.length > 1 && twin.text.includes(typed.name)
  // "lemon juice" for "lemons"
  const isMadeOf = toSingular(twin.text).startsWith(`${toSingular(typed.name)} `)
  // "1 lemon" for "lemon juice"
  const isPiece = / (?:juice|rind)$/.test(typed.name) && !/juice|rind/.test(twin.text)
  const saysLess = typed.isForeign || typed.isGroup || isPart || isMadeOf || isPiece
  if (isSame || (saysLess && !twin.isGroup && !isStandIn)) return twin.text
  // "onions" for "Zwiebeln", and "a can of tomatoes" for "canned tomatoes"
  const englishName = typed.isForeign ? matchedFood(match)?.names[0] : undefined
  return englishName ?? typed.name.replace(/^canned /, '')
}

/** Puts a name in the number of its amount: "1 leek", "2 leeks", but "2 steaks" for "beef" */
function inNumber(name: string, match: Match, amount: string): string {
  if (ONE.test(amount)) return inSingular(name)
  if (!PIECES.test(amount) || isPlural(name)) return name
  const isPluralOf = (other: string) => isPlural(other) && toSingular(other) === toSingular(name)
  const { typed, twin } = match
  const plural = matchedFood(match)?.names.find(isPluralOf)
  return plural ?? (typed.foods.length > 1 ? twin.text : name)
}
