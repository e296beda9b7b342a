import { inSingular, isPlural, listOf, toSingular } from '../dictionary/words.ts'
import { type Ingredient, type Match, matchedFood } from '../recipes/choice.ts'
import type { Line } from '../recipes/readRecipes.ts'
import { printAmount } from './printAmount.ts'

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

/** The typed name, unless the recipe's own says more: "egg noodles" for "noodles" */
function nameMatch(match: Match): string {
  const { twin, typed, isStandIn } = match
  const isSame = toSingular(typed.name) === toSingular(twin.text)
  // "pasta" stays pasta in the place of spaghetti.
  const isPart = typed.foods.length > 1 && twin.text.includes(typed.name)
  const saysLess = typed.isForeign || typed.isGroup || isPart
  if (isSame || (saysLess && !twin.isGroup && !isStandIn)) return twin.text
  // "onions" for "Zwiebeln", and "a can of tomatoes" for "canned tomatoes"
  const englishName = typed.isForeign ? matchedFood(match)?.names[0] : undefined
  return englishName ?? typed.name.replace(/^canned /, '')
}

/** Puts a name in the number of its amount: "1 leek", "2 leeks", but "2 steaks" for "beef" */
function inNumber(name: string, match: Match, amount: string): string {
  if (ONE.test(amount)) return inSingular(name)
  if (!ONLY_NUMBER.test(amount) || isPlural(name)) return name
  const isPluralOf = (other: string) => isPlural(other) && toSingular(other) === toSingular(name)
  const { typed, twin } = match
  const plural = matchedFood(match)?.names.find(isPluralOf)
  return plural ?? (typed.foods.length > 1 ? twin.text : name)
}
