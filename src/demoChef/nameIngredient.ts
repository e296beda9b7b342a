import { type Ingredient, isTyped, type Match, matchedFood } from './choice.ts'
import type { Food } from './food.ts'
import { BRACKETS, type Line } from './readRecipes.ts'
import { capitalize, isPlural, lastWord, listOf, toSingular } from './words.ts'

const ONLY_NUMBER = /^[\d/ ]+$/ // an amount without a unit: "2 "
const ONE = /^1(?:\/\d)? $/

/** The foods of a line as its recipe names them: what was typed, or else what is to be bought. */
export function nameIngredient({ line, matches, bought }: Ingredient): string {
  return listOf(matches.map((match) => nameMatch(line, match))) || (bought?.text ?? '')
}

/** The typed name, unless the recipe's own name says more: "Cheddar" for "cheese" */
function nameMatch(line: Line, match: Match): string {
  const { option, typed, isStandIn } = match
  const isSame = toSingular(typed.name) === toSingular(option.text)
  // A group ("soft herbs") and a stand-in are always named.
  const keepsListed = isSame || (!option.isGroup && !isStandIn && saysLess(line, match))
  const name = keepsListed ? option.text : englishName(match)
  return inNumber(name, line.amount, [...typed.foods, ...option.foods])
}

/** "spices" and "oil" say less than "paprika" and "olive oil", and stock cubes are not 600 ml of stock. */
function saysLess({ isBracketed }: Line, { option, typed }: Match): boolean {
  const typedName = withoutCanned(typed.name)
  const isPart = typed.foods.length > 1 && option.text.includes(typedName)
  const isOther = !isBracketed && lastWord(typedName) !== lastWord(option.text)
  return typed.isForeign || typed.isGroup || isPart || isOther
}

/** "onions" for "Zwiebeln", and "tomatoes" for "canned tomatoes" */
const englishName = (match: Match) =>
  (match.typed.isForeign && matchedFood(match)?.names[0]) || withoutCanned(match.typed.name)
const withoutCanned = (name: string) => name.replace(/^canned /, '')

/** Puts a name in the number of its amount: "1 leek", "2 leeks", "2 salmon fillets" */
function inNumber(name: string, amount: string, foods: readonly Food[]): string {
  if (ONE.test(amount)) return isPlural(name) ? inSingular(name) : name
  if (!ONLY_NUMBER.test(amount) || isPlural(name)) return name
  const plurals = foods.flatMap(({ names }) => names.filter(isPlural))
  const isPluralOf = (plural: string) => toSingular(plural) === toSingular(name)
  const beginsWith = (plural: string) => plural.startsWith(`${name} `)
  return plurals.find(isPluralOf) ?? plurals.find(beginsWith) ?? name
}

/** Replaces the foods that a recipe's text names with those of the choice. */
export function fillNames(text: string, ingredients: readonly Ingredient[]): string {
  const filled = text.replace(BRACKETS, (_, name: string) => {
    const ingredient = findIngredient(name, ingredients)
    return ingredient ? replaceName(name, ingredient) : name
  })
  // Foods without twins are named without brackets: "Squeeze over the lime"
  return ingredients
    .filter(({ line, matches }) => !line.isBracketed && matches.some(({ isStandIn }) => isStandIn))
    .reduce((all, ingredient) => {
      const words = toSingular(listedName(ingredient))
      const pattern = new RegExp(`(?<![\\p{L}-])${words}(?:s|es)?(?!\\p{L})`, 'giu')
      return all.replace(pattern, (name) => replaceName(name, ingredient))
    }, filled)
}

/** Drops a food behind "with" from a title if one has to buy it: "Jollof [rice] with [plantains]" */
export function withoutBought(title: string, ingredients: readonly Ingredient[]): string {
  const [, dish = title, list = ''] = /^([^(]+) with ([^(]+)$/.exec(title) ?? []
  const foods = list.split(/, | and /).filter((food) => {
    const [, name] = /\[(.*)\]/.exec(food) ?? []
    const ingredient = name && findIngredient(name, ingredients)
    return food && (!ingredient || isTyped(ingredient))
  })
  return foods.length === 0 ? dish : `${dish} with ${listOf(foods)}`
}

const findIngredient = (name: string, ingredients: readonly Ingredient[]) =>
  ingredients.find(
    (one) => one.line.isBracketed && toSingular(listedName(one)) === toSingular(name),
  )

/** Keeps the number and the capital of the name that it replaces: "[Carrot] soup" */
function replaceName(name: string, ingredient: Ingredient): string {
  const listed = listedName(ingredient)
  const printed = nameIngredient(ingredient)
  if (toSingular(printed) === toSingular(listed)) return name
  const isOne = !isPlural(name) && isPlural(listed)
  const filled = isOne && isPlural(printed) ? inSingular(printed) : printed
  return isCapital(name) && !isCapital(listed) ? capitalize(filled) : filled
}

const inSingular = (name: string) => name.replace(/\S+$/, toSingular)
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
/** The food of a line, as its recipe names it */
const listedName = ({ line }: Ingredient) => line.options[0]?.text ?? ''
