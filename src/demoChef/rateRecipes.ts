import { type Avoided, isAvoided } from './avoided.ts'
import { foods } from './findNames.ts'
import type { Food } from './readFoods.ts'
import type { Typed } from './readList.ts'
import {
  type Clause,
  type IngredientLine,
  type Option,
  type Recipe,
  recipes,
} from './readRecipes.ts'
import { addTo } from './words.ts'

/** A recipe for what was typed. `used` is the weight of what it uses. For `gain`, what goes beside a dish weighs less than an
 * ingredient, and for `score` what is to be bought counts, too. */
export type Choice = {
  recipe: Recipe
  ingredients: readonly Ingredient[]
  extras: readonly Ingredient<Clause>[]
  used: number
  gain: number
  score: number
  /** Whether an ingredient was typed that says more of a dish than oil. */
  isFound: boolean
}
/** A line with one of its foods, which was typed or is to be bought. */
export type Ingredient<Line = IngredientLine> = {
  line: Line
  option: Option
  typed?: Typed | undefined
  /** Another food of the line that was typed: "250 g courgettes and peppers" */
  twin?: Omit<Ingredient, 'line'> | undefined
}

/** It costs more to buy what defines a dish. */
const DEFINING = 1.5
const MIN_FOUND = 0.5
/** What a dish takes besides its ingredients is worth less than an ingredient. */
const EXTRA = 0.6
const SIDE = 0.2

/** The recipes that can be served, the best first: those that use most of what was typed and make one buy least. */
export function rateRecipes(typed: readonly Typed[], avoided: Avoided, from = recipes): Choice[] {
  /** What was typed, by the food that it is, or whose place it can take. */
  const [exact, standIns] = [new Map<Food, Typed[]>(), new Map<Food, Typed[]>()]
  for (const food of typed)
    for (const own of food.foods.filter(
      (row) => row.weight > 0 && !isAvoided(row, avoided, food.without),
    )) {
      addTo(exact, own, food)
      for (const other of own.standsFor) addTo(standIns, other, food)
    }
  const known = [...exact, ...standIns]
  const banned = new Set(foods.filter((food) => isAvoided(food, avoided)))
  return from
    .filter(({ tags }) => !tags.some((tag) => avoided.always.has(tag)))
    .flatMap((recipe) => match(recipe) ?? [])
    .sort((a, b) => Number(b.isFound) - Number(a.isFound) || b.score - a.score)

  function match(recipe: Recipe): Choice | undefined {
    const taken = new Set<Typed>()
    const ingredients: Ingredient[] = []
    let [gain, cost] = [0, 0]
    for (const line of recipe.lines) {
      const ingredient = matchLine(line, taken)
      if (!ingredient) return
      const { option, typed } = ingredient
      const { weight = 0, price = 0 } = (typed ?? option).foods[0] ?? {}
      if (!typed) cost += price * (line.isBracketed ? DEFINING : 1)
      else if (!taken.has(typed)) gain += 2 * weight
      if (typed) taken.add(typed)
      ingredients.push(ingredient)
    }
    for (const ingredient of ingredients) {
      ingredient.twin = twinOf(ingredient, taken)
      const { typed } = ingredient.twin ?? {}
      if (typed) taken.add(typed)
      gain += 2 * EXTRA * (typed?.foods[0]?.weight ?? 0)
    }
    const extras: Ingredient<Clause>[] = []
    const hasStarch = ingredients.some(isStarch)
    for (const [clauses, worth] of [
      [recipe.extras, EXTRA],
      [recipe.sides, SIDE],
    ] as const)
      for (const [food, named] of known)
        for (const extra of clauses.get(food) ?? [])
          for (const typed of named) {
            if (taken.has(typed)) continue
            // Rice or pasta or potatoes, and with potatoes only if the recipe says so.
            const isSecond = (hasStarch && worth === SIDE) || extras.some(isStarch)
            if (extra.line.place === 'beside' && isStarch({ ...extra, typed }) && isSecond) continue
            taken.add(typed)
            gain += 2 * worth * (typed.foods[0]?.weight ?? 0)
            extras.push({ ...extra, typed })
          }
    const used = [...taken].reduce((sum, { foods: [food] }) => sum + (food?.weight ?? 0), 0)
    const isFound = ingredients.some(({ typed }) => (typed?.foods[0]?.weight ?? 0) > MIN_FOUND)
    return { recipe, ingredients, extras, used, gain, score: gain - cost, isFound }
  }

  /** Another food that was typed for a line in grams, which it shares. */
  function twinOf({ line, typed }: Ingredient, taken: ReadonlySet<Typed>) {
    const canShare = typed && line.isBracketed && line.amount.endsWith(' g ')
    return canShare ? findTyped(line, exact, (one) => !one.isGeneral && !taken.has(one)) : undefined
  }

  /** Takes the food that was typed, or else one that can take its place, or else the first that is not banned. */
  function matchLine(line: IngredientLine, taken: ReadonlySet<Typed>): Ingredient | undefined {
    const isFree = (one: Typed) => one.isGeneral || !taken.has(one)
    const found = findTyped(line, exact, isFree) ?? findTyped(line, standIns, isFree)
    if (found) return { line, ...found }
    const option = line.options.find((other) => !other.foods.some((food) => banned.has(food)))
    return option && { line, option }
  }
}

function findTyped(
  { options }: IngredientLine,
  index: ReadonlyMap<Food, readonly Typed[]>,
  isFree: (typed: Typed) => boolean,
) {
  for (const option of options)
    for (const food of option.foods) {
      const typed = index.get(food)?.find(isFree)
      if (typed) return { option, typed }
    }
  return undefined
}

const isStarch = ({ option, typed }: Omit<Ingredient, 'line'>) =>
  (typed ?? option).foods.some(({ kinds }) => kinds.includes('starch'))
