import { findNames, hasRole } from './findNames.ts'
import type { Ingredient } from './rateRecipes.ts'
import { BRACKETS } from './readRecipes.ts'
import { listOf, toSingular } from './words.ts'

/** An amount without a unit: "2 " */
const COUNT = /^[\d/ ]+$/

/** Puts the foods that were typed in the place of those in brackets. */
export function fillBrackets(text: string, ingredients: readonly Ingredient[]): string {
  return text.replace(BRACKETS, (_, name: string) => {
    const ingredient = ingredientFor(name, ingredients)
    const named = ingredient ? nameBoth(ingredient, name) : name
    // "[Carrot] soup", where the list has "carrots"
    const isOne =
      toSingular(name) === name.toLowerCase() && isPlural(ingredient?.line.options[0]?.text ?? '')
    const filled = isOne && isPlural(named) ? named.replace(/\S+$/, toSingular) : named
    return isCapital(name) && !isCapital(nameIn(name)) ? capitalize(filled) : filled
  })
}

const ingredientFor = (name: string, ingredients: readonly Ingredient[]) =>
  ingredients.find(
    ({ line }) => line.isBracketed && toSingular(line.options[0]?.text ?? '') === toSingular(name),
  )

/** Leaves out of a title what stands behind "with" and is bought: "Jollof [rice] with [plantains]" */
export function withoutBought(title: string, ingredients: readonly Ingredient[]): string {
  const [, dish = title, list = ''] = /^([^(]+) with ([^(]+)$/.exec(title) ?? []
  const foods = list.split(/, | and /).filter((food) => {
    const [, name] = /\[(.*)\]/.exec(food) ?? []
    const ingredient = name && ingredientFor(name, ingredients)
    return food && (!ingredient || ingredient.typed)
  })
  return foods.length === 0 ? dish : `${dish} with ${listOf(foods)}`
}

/** "courgettes and peppers", which share a line */
function nameBoth(ingredient: Ingredient, replaced: string): string {
  const { line, twin } = ingredient
  const name = nameOf(ingredient, replaced)
  return twin ? `${name} and ${nameOf({ ...twin, line }, twin.option.text)}` : name
}

/** The name of an ingredient in the place of a name in the recipe, and in its number. */
export function nameOf(ingredient: Ingredient, replaced: string): string {
  const { line, option, typed } = ingredient
  const own = nameIn(option.text)
  let name = typed && !typed.isForeign && !typed.isGeneral ? typed.name : own
  // "cheese" says more than "Cheddar", but "chicken thighs" say more than "chicken".
  if (typed && typed.foods.length > 1 && own.includes(name) && !isStandIn(ingredient)) name = own
  const isCount = COUNT.test(line.amount)
  // "4 slices of baguette", though foods.md has "baguettes"
  if (!isCount && toSingular(name) === toSingular(option.text)) name = option.text
  // "2 salmon" are 2 salmon fillets.
  if (isCount && !isPlural(name) && isPlural(own)) {
    const all = option.foods.flatMap(({ names }) => names)
    name = all.find((other) => other.startsWith(`${name} `) && isPlural(other)) ?? own
  }
  if (line.amount.includes('can')) name = name.replace(/^canned /, '')
  const areMany = isCount && Number(line.amount) > 1
  if (name === own && option === line.options[0] && !areMany) return replaced
  const isOne = isCount && !areMany && isPlural(option.foods[0]?.names[0] ?? '')
  return isOne ? name.replace(/\S+$/, toSingular) : name
}

export const isStandIn = ({ option, typed }: Ingredient) =>
  typed?.foods.every((food) => !option.foods.includes(food)) ?? false
/** The name of a food as it stands in foods.md, where what can be counted stands in the plural. */
const nameIn = (text: string) =>
  findNames(text).findLast((name) => hasRole(name, 'food'))?.name ?? text
const isPlural = (name: string) => /s$/.test(name) && toSingular(name) !== name.toLowerCase()
export const lastWord = (name = '') => toSingular(name).split(' ').at(-1) ?? ''
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
