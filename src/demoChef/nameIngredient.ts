import { type Ingredient, type Match, matchedFood } from './choice.ts'
import { printAmount } from './printAmount.ts'
import type { Line } from './readRecipes.ts'
import { inSingular, listOf, toSingular } from './words.ts'

/** An ingredient as a reply names it. */
export type Named<One extends Line = Line> = Ingredient<One> & { amount: string; name: string }

const ONLY_NUMBER = /^[\d/ ]+$/ // an amount without a unit: "2 "
const ONE = /^1(?:\/\d)? $/

/** Names the foods of a line: what was typed, or else what is to be bought. */
export function nameIngredient<One extends Line>(ingredient: Ingredient<One>): Named<One> {
  const { matches, bought } = ingredient
  const amount = printAmount(ingredient)
  const names = matches.map((match) => inNumber(nameMatch(match), match, amount))
  return { ...ingredient, amount, name: listOf(names) || (bought?.text ?? '') }
}

/** The typed name, unless the recipe's own says more: "Cheddar" for "cheese" */
function nameMatch(match: Match): string {
  const { twin, typed, isStandIn } = match
  const isSame = toSingular(typed.name) === toSingular(twin.text)
  const saysLess = typed.isForeign || typed.foods.length > 1
  if (isSame || (saysLess && !twin.isGroup && !isStandIn)) return twin.text
  // "onions" for "Zwiebeln", and "a can of tomatoes" for "canned tomatoes"
  const englishName = typed.isForeign ? matchedFood(match)?.names[0] : undefined
  return englishName ?? typed.name.replace(/^canned /, '')
}

/** Puts a name in the number of its amount: "1 leek", "2 leeks" */
function inNumber(name: string, match: Match, amount: string): string {
  if (ONE.test(amount)) return inSingular(name)
  if (!ONLY_NUMBER.test(amount)) return name
  const isSame = (other: string) => toSingular(other) === toSingular(name)
  return matchedFood(match)?.names.find(isSame) ?? name
}
