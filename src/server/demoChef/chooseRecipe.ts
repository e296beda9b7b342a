import { addTo, type Food, findNames, foods } from './foods.ts'
import { type Avoided, isAvoided, type Typed } from './readList.ts'
import { type Line, type Option, partsOf, type Recipe, recipes } from './readRecipes.ts'

/** A recipe for what was typed. */
export type Choice = { recipe: Recipe; ingredients: readonly Ingredient[]; score: number }
/** A line with one of its foods, which was typed or is to be bought. */
export type Ingredient = { line: Line; option: Option; typed?: Typed | undefined }

export const BRACKETS = /\[([^\]]*)\]/g
/** It costs more to buy what defines a dish. */
const DEFINING = 1.5

/** The recipe that uses most of what was typed and makes one buy least. Undefined if none is allowed. */
export function chooseRecipe(typed: readonly Typed[], avoided: Avoided, from = recipes) {
  const byFood = new Map<Food, Typed[]>()
  for (const food of typed)
    for (const row of food.foods.filter((row) => !isAvoided(row, avoided, food)))
      for (const place of [row, row.standsFor]) if (place) addTo(byFood, place, food)
  const banned = new Set(foods.filter((food) => isAvoided(food, avoided)))
  return from
    .flatMap((recipe) => match(recipe) ?? [])
    .sort((a, b) => b.score - a.score)
    .find((choice) => {
      const { title, steps } = partsOf(choice.recipe)
      return isAllowed(`${title} ${steps}`, choice, avoided)
    })

  function match(recipe: Recipe): Choice | undefined {
    const used = new Set<Typed>()
    const ingredients: Ingredient[] = []
    let score = 0
    for (const line of recipe.lines) {
      const ingredient = matchLine(line, used)
      if (!ingredient) return
      const { option, typed } = ingredient
      const { weight = 0, price = 0 } = (typed ?? option).foods[0] ?? {}
      if (typed) used.add(typed)
      score += typed ? 2 * weight : -price * (line.isBracketed ? DEFINING : 1)
      ingredients.push(ingredient)
    }
    return { recipe, ingredients, score }
  }

  /** Takes the food that was typed, or else the first that is not banned. */
  function matchLine(line: Line, used: ReadonlySet<Typed>): Ingredient | undefined {
    for (const option of line.options)
      for (const food of option.foods) {
        const typed = byFood.get(food)?.find((other) => !used.has(other))
        if (typed) return { line, option, typed }
      }
    const option = line.options.find((other) => !other.foods.some((food) => banned.has(food)))
    return option && { line, option }
  }
}

/** Whether a text of the recipe names nothing that is avoided, besides the foods that were chosen. */
export function isAllowed(text: string, { ingredients }: Choice, avoided: Avoided): boolean {
  if (avoided.names.size + avoided.unlessTyped.size === 0) return true
  const lower = text.toLowerCase()
  if ([...avoided.words].some((word) => lower.includes(word))) return false
  const chosen = new Set(ingredients.flatMap(({ option }) => option.foods))
  return findNames(text.replace(BRACKETS, '')).every(
    ({ foods: named, isForeign }) =>
      isForeign ||
      named.some((food) => chosen.has(food)) ||
      !named.some((food) => isAvoided(food, avoided)),
  )
}
