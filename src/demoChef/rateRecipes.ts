import type { Dictionary } from './createDictionary.ts'
import { type Exclusions, isExcluded } from './exclusions.ts'
import { type Food, MAIN } from './food.ts'
import type { Typed } from './reading.ts'
import type { Clause, Line, Option, Recipe } from './readRecipes.ts'
import { addTo } from './words.ts'

/** What the demo chef knows. */
export type Book = { foods: readonly Food[]; dictionary: Dictionary; recipes: readonly Recipe[] }
/** A recipe for what was typed. */
export type Choice = {
  recipe: Recipe
  ingredients: readonly Ingredient[]
  extras: readonly Ingredient<Clause>[]
  /** What it uses of the list, and that minus what one has to buy. */
  gain: number
  score: number
}
/** A line with the foods that were typed for it, or else the one to buy. */
export type Ingredient<L extends Line = Line> = {
  line: L
  typed: readonly Match[]
  bought: Option | undefined
}
/** What was typed, and the food of a line that it is, or whose place it takes. */
export type Match = { option: Option; food: Typed }

/** Without a main food, a recipe uses more of the list than oil: flour, butter and sugar. */
const MIN_GAIN = 0.5
/** No main food is cheap to leave the list for. */
const MIN_PRICE = 1.2
/** It costs more to buy a main food, and most to buy what a dish is named for. */
const [BOUGHT_MAIN, BOUGHT_NAMED] = [1.5, 2.25]
/** What a dish takes besides its ingredients is worth less than an ingredient. */
const EXTRA = 0.6
/** More foods than this do not share a line. */
const MAX_SHARED = 3
/** A line in g or ml can be shared. "1 [onion/shallot]" can't. */
const CAN_SHARE = /(?:\bg|\bml|handfuls? of|pinch of|tbsp|tsp) $/

/** The recipes that cook a food of the list, the best first: those that use most of the list, and make one buy least. */
export function rateRecipes(
  { foods, recipes }: Book,
  typed: readonly Typed[],
  exclusions: Exclusions,
): Choice[] {
  /** What was typed, by the food that it is, and by those whose place it can take. */
  const [exact, standIns] = [new Map<Food, Typed[]>(), new Map<Food, Typed[]>()]
  for (const food of typed)
    for (const own of food.foods.filter((row) => !isExcluded(row, exclusions, food.without))) {
      addTo(exact, own, food)
      for (const other of own.standsFor) addTo(standIns, other, food)
    }
  const excluded = new Set(foods.filter((food) => isExcluded(food, exclusions)))
  return recipes
    .filter(({ kinds }) => !kinds.some((kind) => exclusions.kinds.has(kind)))
    .flatMap((recipe) => match(recipe) ?? [])
    .sort((a, b) => b.score - a.score)

  function match(recipe: Recipe): Choice | undefined {
    const taken = new Set<Typed>()
    const take = (line: Line) => {
      const found = matchesOf(line).filter(({ food }) => food.isGeneral || !taken.has(food))
      const all = found.slice(0, CAN_SHARE.test(line.amount) && line.isBracketed ? MAX_SHARED : 1)
      const typedHere = all.some(({ food }) => food.isGeneral) ? all.slice(0, 1) : all
      const gain = sum(typedHere.filter(({ food }) => !taken.has(food)).map(weightOf))
      for (const { food } of typedHere) taken.add(food)
      return { typed: typedHere, gain }
    }
    const ingredients: Ingredient[] = []
    let [gain, cost] = [0, 0]
    for (const line of recipe.lines) {
      const { typed: found, gain: own } = take(line)
      const bought = line.options.find((one) => !one.foods.some((food) => excluded.has(food)))
      if (found.length === 0 && !bought) return
      gain += own
      if (found.length === 0) cost += priceOf(line, bought)
      ingredients.push({ line, typed: found, bought })
    }
    const cooksMain = ingredients.some(({ typed: found }) =>
      found.some((one) => weightOf(one) >= MAIN),
    )
    const buysMain = ingredients.some(
      ({ typed: found, bought }) => found.length === 0 && isMain(bought?.foods[0]),
    )
    if (!cooksMain && (buysMain || gain < MIN_GAIN)) return
    const extras: Ingredient<Clause>[] = []
    for (const line of recipe.extras) {
      const { typed: found, gain: own } = take(line)
      gain += EXTRA * own
      if (found.length > 0) extras.push({ line, typed: found, bought: undefined })
    }
    return { recipe, ingredients, extras, gain, score: 2 * gain - cost }
  }

  /** What was typed for a line, each once: first what it is, then what can take its place. */
  function matchesOf({ options }: Line): Match[] {
    const found: Match[] = []
    for (const index of [exact, standIns])
      for (const option of options)
        for (const row of option.foods)
          for (const food of index.get(row) ?? [])
            if (!found.some((one) => one.food === food)) found.push({ option, food })
    return found
  }
}

const partsOf = ({ ingredients, extras }: Choice): readonly Ingredient[] => [
  ...ingredients,
  ...extras,
]
export const usedIn = (choice: Choice) =>
  partsOf(choice).flatMap(({ typed }) => typed.map(({ food }) => food))
/** What a dish is made of: what was typed, and what is to be bought. */
export const foodsOf = (choice: Choice): readonly Food[] =>
  partsOf(choice).flatMap(({ typed, bought }) =>
    typed.length > 0 ? typed.flatMap(({ food }) => food.foods) : (bought?.foods ?? []),
  )

function priceOf({ isBracketed }: Line, bought: Option | undefined): number {
  const [{ weight = 0, price = 0 } = {}] = bought?.foods ?? []
  if (weight < MAIN) return price
  return Math.max(price, MIN_PRICE) * (isBracketed ? BOUGHT_NAMED : BOUGHT_MAIN)
}

const isMain = (food?: Food) => (food?.weight ?? 0) >= MAIN
const weightOf = ({ food }: Match) => food.foods[0]?.weight ?? 0
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
