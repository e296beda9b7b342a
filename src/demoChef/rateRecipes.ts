import type { Dictionary } from './createDictionary.ts'
import { canBuy, type Exclusions } from './exclusions.ts'
import { type Food, MAIN } from './food.ts'
import type { Typed } from './reading.ts'
import type { Line, Option, Recipe } from './readRecipes.ts'
import { addTo } from './words.ts'

export type Book = { foods: readonly Food[]; dictionary: Dictionary; recipes: readonly Recipe[] }
/** A recipe for what was typed. */
export type Choice = {
  recipe: Recipe
  ingredients: readonly Ingredient[]
  extras: readonly Ingredient[]
  gain: number // the weight of what it uses of the list
  score: number // the gain, minus what one has to buy
}
/** A line with the typed foods that match it, or else the one to buy. */
export type Ingredient = {
  line: Line
  matches: readonly Match[]
  bought: Option | undefined
  gain: number // the weight of what no line before it uses
}
/** A typed food for a line: it is the line's food, or a stand-in for it, as limes are for lemons. */
export type Match = { option: Option; food: Typed; isStandIn: boolean }

/** Without a main food, a recipe must use more of the list than oil, such as flour, butter and sugar. */
const MIN_GAIN = 0.5
/** The least that a main food costs. */
const MIN_PRICE = 1.2
/** Factors of the price: it costs more to buy a main food, and most to buy one that the dish is named for. */
const BOUGHT_MAIN = 1.5
const BOUGHT_NAMED = 2.25
/** An extra is worth this part of an ingredient. */
const EXTRA = 0.6
/** At most this many foods share a line. */
const MAX_SHARED = 3
/** A line in g or ml can be shared. "1 [onion/shallot]" can't. */
const CAN_SHARE = /(?:\bg|\bml|handfuls? of|pinch of|tbsp|tsp) $/

/** The recipes that cook a food of the list, the best first: those that use most of the list, and make one buy least. */
export function rateRecipes(
  { foods, recipes }: Book,
  typed: readonly Typed[],
  exclusions: Exclusions,
): Choice[] {
  // The typed foods, by the food that each is, and by the foods that each can replace.
  const exact = new Map<Food, Typed[]>()
  const standIns = new Map<Food, Typed[]>()
  for (const food of typed)
    for (const own of food.foods) {
      addTo(exact, own, food)
      for (const other of own.standsFor) addTo(standIns, other, food)
    }
  const buyable = new Set(foods.filter((food) => canBuy(food, exclusions)))
  return recipes
    .filter(({ kinds }) => !kinds.some((kind) => exclusions.kinds.has(kind)))
    .flatMap((recipe) => rateRecipe(recipe) ?? [])
    .sort((a, b) => b.score - a.score)

  function rateRecipe(recipe: Recipe): Choice | undefined {
    const taken = new Set<Typed>()
    const ingredients = recipe.lines.map((line) => fillLine(line, taken))
    const toBuy = ingredients.filter((one) => !isTyped(one))
    if (toBuy.some(({ bought }) => !bought)) return
    const gain = sum(ingredients.map((one) => one.gain))
    const cooksMain = ingredients.some(({ matches }) => matches.some(isMainMatch))
    if (!cooksMain && (gain < MIN_GAIN || toBuy.some(({ bought }) => isMain(bought?.foods[0]))))
      return
    const extras = recipe.extras.map((line) => fillLine(line, taken)).filter(isTyped)
    const totalGain = gain + EXTRA * sum(extras.map((one) => one.gain))
    const score = 2 * totalGain - sum(toBuy.map(priceOf))
    return { recipe, ingredients, extras, gain: totalGain, score }
  }

  function fillLine(line: Line, taken: Set<Typed>): Ingredient {
    const candidates = matchesOf(line).filter(({ food }) => food.isGroup || !taken.has(food))
    const canShare = CAN_SHARE.test(line.amount) && line.isBracketed
    const shared = candidates.slice(0, canShare ? MAX_SHARED : 1)
    const matches = shared.some(({ food }) => food.isGroup) ? shared.slice(0, 1) : shared
    const gain = sum(matches.filter(({ food }) => !taken.has(food)).map(weightOf))
    for (const { food } of matches) taken.add(food)
    const bought = line.options.find((one) => one.foods.every((food) => buyable.has(food)))
    return { line, matches, bought, gain }
  }

  /** The typed foods for a line, each once: first the line's own foods, then stand-ins. */
  function matchesOf({ options }: Line): Match[] {
    const found: Match[] = []
    for (const index of [exact, standIns])
      for (const option of options)
        for (const row of option.foods)
          for (const food of index.get(row) ?? [])
            if (!found.some((one) => one.food === food))
              found.push({ option, food, isStandIn: index === standIns })
    return found
  }
}

/** Of several foods that a name may mean, the one that the recipe takes: instant noodles for "noodles" */
export const matchedFood = ({ food: { foods }, option }: Match) =>
  foods.find((food) => option.foods.includes(food)) ?? foods[0]
export const isTyped = ({ matches }: Ingredient) => matches.length > 0
export const usedIn = ({ ingredients, extras }: Choice) =>
  [...ingredients, ...extras].flatMap(({ matches }) => matches.map(({ food }) => food))
/** All foods of a dish, typed and to be bought. */
export const foodsOf = (choice: Choice): readonly Food[] => [
  ...usedIn(choice).flatMap(({ foods }) => foods),
  ...choice.ingredients.flatMap((one) => (isTyped(one) ? [] : (one.bought?.foods ?? []))),
]

function priceOf({ line, bought }: Ingredient): number {
  const [{ weight = 0, price = 0 } = {}] = bought?.foods ?? []
  if (weight < MAIN) return price
  return Math.max(price, MIN_PRICE) * (line.isBracketed ? BOUGHT_NAMED : BOUGHT_MAIN)
}

const isMain = (food?: Food) => (food?.weight ?? 0) >= MAIN
const weightOf = ({ food }: Match) => food.foods[0]?.weight ?? 0
const isMainMatch = ({ food }: Match) => isMain(food.foods[0])
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
