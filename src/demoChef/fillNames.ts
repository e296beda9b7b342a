import type { NamedIngredient } from './printIngredient.ts'
import { isTyped } from './rateRecipes.ts'
import { BRACKETS } from './readRecipes.ts'
import { isPlural, listOf, singularizeLast, toKey, wholeWords } from './words.ts'

/** A list with a food in brackets: "[bacon] and eggs", but not "Sweet and sour [chicken breasts]" */
const LIST = /(?:\p{L}+(?:, | and ))*\[[^\]]*\](?:(?:, | and )(?:\[[^\]]*\]|\p{L}+))*/gu

/** Replaces the foods that a title names. Two for one bracket make a longer list: "bacon, ham and eggs" */
export function fillTitle(title: string, ingredients: readonly NamedIngredient[]): string {
  const lists = withoutBought(title, ingredients).replace(LIST, (list) =>
    listOf(splitNames(fillBrackets(list, ingredients))),
  )
  return fillNames(lists, ingredients)
}

/** Replaces the foods that a recipe's text names with those that go into it. */
export function fillNames(text: string, ingredients: readonly NamedIngredient[]): string {
  const names = ingredients.map(recipeName)
  // A food whose line has no brackets is named without them: "Squeeze over the lime"
  return ingredients
    .filter((one) => !one.line.isBracketed && isTyped(one))
    .reduce((filled, one) => replaceBareName(filled, one, names), fillBrackets(text, ingredients))
}

const fillBrackets = (text: string, ingredients: readonly NamedIngredient[]) =>
  text.replace(BRACKETS, (_, name: string) => replaceName(name, findIngredient(name, ingredients)))

function replaceBareName(text: string, ingredient: NamedIngredient, names: readonly string[]) {
  const name = recipeName(ingredient)
  // "sesame oil" stays what it is, whatever the oil is.
  const longer = names.filter(
    (one) => one !== name && ` ${toKey(one)} `.includes(` ${toKey(name)} `),
  )
  const pattern = wholeWords([...longer, name, singularizeLast(name)].join('|'), 'giu')
  return text.replace(pattern, (found) =>
    longer.some((other) => toKey(other) === toKey(found)) ? found : replaceName(found, ingredient),
  )
}

/** Drops a food behind "with" from a title if one has to buy it: "Jollof [rice] with [plantains]" */
function withoutBought(title: string, ingredients: readonly NamedIngredient[]): string {
  const [, dish = title, list = ''] = /^([^(]+) with ([^(]+)$/.exec(title) ?? []
  const foods = splitNames(list).filter((food) => {
    const [, name = ''] = /\[(.*)\]/.exec(food) ?? []
    const ingredient = findIngredient(name, ingredients)
    return food && (!ingredient || isTyped(ingredient))
  })
  return foods.length === 0 ? dish : `${dish} with ${listOf(foods)}`
}

const findIngredient = (name: string, ingredients: readonly NamedIngredient[]) =>
  ingredients.find((one) => toKey(recipeName(one)) === toKey(name))

/** Keeps the number of the name that it replaces: "[Carrot] soup" */
function replaceName(name: string, ingredient: NamedIngredient | undefined): string {
  const listed = ingredient ? recipeName(ingredient) : name
  if (!ingredient || toKey(ingredient.name) === toKey(listed)) return name
  return !isPlural(name) && isPlural(listed)
    ? listOf(splitNames(ingredient.name).map(singularizeLast))
    : ingredient.name
}

const recipeName = ({ line }: NamedIngredient) => line.twins[0]?.text ?? ''
const splitNames = (list: string) => list.split(/, | and /)
