import { type Food, findNames, simplify, toSingular } from './foods.ts'
import { type Avoided, isAvoided, type Typed } from './readList.ts'
import { type Line, type Option, type Recipe, recipes } from './readRecipes.ts'

/** A recipe for what was typed. */
export type Choice = { recipe: Recipe; ingredients: readonly Ingredient[]; score: number }
/** A line with one of its foods, which was typed or is to be bought. */
export type Ingredient = { line: Line; option: Option; typed?: Typed | undefined }

export const BRACKETS = /\[([^\]]*)\]/g
/** It costs more to buy what defines a dish. */
const DEFINING = 1.5

/** Chooses the recipe that uses most of what was typed and makes one buy least. Undefined if none is allowed. */
export function chooseRecipe(
  typed: readonly Typed[],
  avoided: Avoided,
  from = recipes,
): Choice | undefined {
  const byFood = new Map<Food, Typed[]>()
  for (const food of typed)
    for (const row of food.foods.filter((row) => !isAvoided(row, avoided, food)))
      for (const place of [row, row.standsFor])
        if (place) byFood.set(place, [...(byFood.get(place) ?? []), food])
  return from
    .map((recipe) => match(recipe, byFood, avoided))
    .filter((choice) => choice !== undefined)
    .sort((a, b) => b.score - a.score)
    .find((choice) =>
      isAllowed([choice.recipe.title, ...choice.recipe.steps].join(' '), choice, avoided),
    )
}

function match(recipe: Recipe, byFood: Map<Food, Typed[]>, avoided: Avoided): Choice | undefined {
  const used = new Set<Typed>()
  const ingredients: Ingredient[] = []
  let score = 0
  for (const line of recipe.lines) {
    const options = line.options.map((option) => {
      const all = option.foods.flatMap((food) => byFood.get(food) ?? [])
      return { line, option, typed: all.find((food) => !used.has(food)) }
    })
    const ingredient =
      options.find(({ typed }) => typed) ??
      options.find(({ option }) => !option.foods.some((food) => isAvoided(food, avoided)))
    if (!ingredient) return
    const { option, typed } = ingredient
    const { weight = 0, price = 0 } = option.foods[0] ?? {}
    if (typed) used.add(typed)
    score += typed ? 2 * weight : -price * (line.isBracketed ? DEFINING : 1)
    ingredients.push(ingredient)
  }
  return { recipe, ingredients, score }
}

/** Whether a text of the recipe names nothing that is avoided, besides the foods that were chosen. */
export function isAllowed(text: string, { ingredients }: Choice, avoided: Avoided): boolean {
  if (avoided.names.size + avoided.unlessTyped.size === 0) return true
  const chosen = new Set(ingredients.flatMap(({ option }) => option.foods))
  return findNames(text.replace(BRACKETS, '')).every(({ name, foods, isForeign }) => {
    if (isForeign || foods.some((food) => chosen.has(food))) return true
    const isAvoidedWord = avoided.always.has(toSingular(simplify(name)))
    return !isAvoidedWord && !foods.some((food) => isAvoided(food, avoided))
  })
}
