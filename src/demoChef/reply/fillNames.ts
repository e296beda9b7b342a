import { isPlural, listOf, singularize, toKey, wholeWords } from '../dictionary/words.ts'
import { isTyped } from '../recipes/rateRecipes.ts'
import { BRACKETS } from '../recipes/readRecipes.ts'
import type { Named } from './printIngredient.ts'

/** Replaces the foods that a recipe's text names with those that go into it. */
export function fillNames(text: string, ingredients: readonly Named[]): string {
  const filled = text.replace(BRACKETS, (_, name: string) =>
    replaceName(name, findIngredient(name, ingredients)),
  )
  // A food whose line has no brackets is named without them: "Squeeze over the lime"
  return ingredients
    .filter((one) => !one.line.isBracketed && isTyped(one))
    .reduce(replaceBareName, filled)
}

function replaceBareName(text: string, ingredient: Named): string {
  const name = listedName(ingredient)
  const pattern = wholeWords(`${name}|${singularize(name)}(?:s|es)?`, 'giu')
  return text.replace(pattern, (found) => replaceName(found, ingredient))
}

/** Drops a food behind "with" from a title if one has to buy it: "Jollof [rice] with [plantains]" */
export function withoutBought(title: string, ingredients: readonly Named[]): string {
  const [, dish = title, list = ''] = /^([^(]+) with ([^(]+)$/.exec(title) ?? []
  const foods = list.split(/, | and /).filter((food) => {
    const [, name = ''] = /\[(.*)\]/.exec(food) ?? []
    const ingredient = findIngredient(name, ingredients)
    return food && (!ingredient || isTyped(ingredient))
  })
  return foods.length === 0 ? dish : `${dish} with ${listOf(foods)}`
}

const findIngredient = (name: string, ingredients: readonly Named[]) =>
  ingredients.find((one) => toKey(listedName(one)) === toKey(name))

/** Keeps the number of the name that it replaces: "[Carrot] soup" */
function replaceName(name: string, ingredient: Named | undefined): string {
  const listed = ingredient ? listedName(ingredient) : name
  if (!ingredient || toKey(ingredient.name) === toKey(listed)) return name
  return !isPlural(name) && isPlural(listed)
    ? listOf(ingredient.name.split(/, | and /).map(singularize))
    : ingredient.name
}

const listedName = ({ line }: Named) => line.twins[0]?.text ?? ''
