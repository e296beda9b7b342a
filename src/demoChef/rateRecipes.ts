import type { TypedFood } from './readFood.ts'
import { MAIN_IMPORTANCE, type Row } from './readFoods.ts'
import { type Extra, type Line, PIECES, type Recipe, type Twin } from './readRecipes.ts'
import { addTo } from './words.ts'

const MIN_GAIN = 0.5 // of a recipe that uses no main food of the list. Such a recipe may not buy one either.
const MIN_PRICE = 1.2 // of a main food
/** A main food costs more to buy, and most in brackets: the steps are about it. */
const BOUGHT_MAIN = 1.5
const BOUGHT_BRACKETED = 2.25
const WORTH_OF_USE = 2 // against the price of what one has to buy
const WORTH_OF_EXTRA = 0.6 // of that of an ingredient
const SPICE_IMPORTANCE = 0.8 // or less
const MAX_SHARED = 3 // foods in a line, unless it is in pieces: "1 [onion/shallot]"

export type RatedRecipe = {
  recipe: Recipe
  ingredients: readonly Ingredient[]
  extras: readonly Ingredient<Extra>[]
  score: number // the importance of what it uses of the list, minus what one has to buy
}
/** A line with the typed foods that match it, or else the one to buy. */
export type Ingredient<One extends Line = Line> = {
  line: One
  matches: readonly Match[]
  bought: Twin | undefined
}
/** A typed food for a line: it is the line's food, or a stand-in for it, as limes are for lemons. */
export type Match = { twin: Twin; typed: TypedFood; isStandIn: boolean }

/** The recipes that cook a food of the list, the best first: those that use most of the list, and make one buy least. */
export function rateRecipes(recipes: readonly Recipe[], typed: Iterable<TypedFood>): RatedRecipe[] {
  // The typed foods, by the first names of the foods that each is or can replace
  const index = new Map<string, Omit<Match, 'twin'>[]>()
  for (const one of typed)
    for (const food of one.foods) {
      addTo(index, firstName(food), { typed: one, isStandIn: false })
      for (const name of food.replaces) addTo(index, name, { typed: one, isStandIn: true })
    }
  const rated = recipes.flatMap((recipe) => rateRecipe(recipe) ?? [])
  return rated.sort((a, b) => b.score - a.score)

  function rateRecipe(recipe: Recipe): RatedRecipe | undefined {
    const taken = new Set<TypedFood>()
    const ingredients = recipe.lines.map((line) => fillLine(line, taken))
    if (ingredients.some((one) => !isTyped(one) && !one.bought)) return
    const ownGain = gainOf(taken)
    const cooksMain = ingredients.some(({ matches }) => matches.some(({ typed }) => isMain(typed)))
    const buysMain = ingredients.some(({ bought }) => isMain(bought))
    if (!cooksMain && (ownGain < MIN_GAIN || buysMain)) return
    const extras = recipe.extras.map((line) => fillLine(line, taken)).filter(isTyped)
    const gain = ownGain + WORTH_OF_EXTRA * (gainOf(taken) - ownGain)
    const score = WORTH_OF_USE * gain - sum(ingredients.map(priceOf))
    return { recipe, ingredients, extras, score }
  }

  /** Fills a line with typed foods that no line before it has taken, or else with "all the main spices". */
  function fillLine<One extends Line>(line: One, taken: Set<TypedFood>): Ingredient<One> {
    const isExtra = 'anchor' in line
    const all = matchesOf(line).filter(
      ({ typed }) => !taken.has(typed) || (isShelf(typed) && !isExtra),
    )
    const named = all.filter(({ typed }) => !isShelf(typed))
    const candidates = named.length > 0 ? named : all
    const matches = candidates.slice(0, PIECES.test(line.amount) ? 1 : MAX_SHARED)
    for (const { typed } of matches) taken.add(typed)
    const bought = matches.length > 0 ? undefined : line.twins.find(isSold)
    return { line, matches, bought }
  }

  /** The typed foods for a line, each once: first the line's own foods, then stand-ins. */
  function matchesOf({ twins }: Line): Match[] {
    const matches: Match[] = []
    for (const twin of twins)
      for (const food of twin.foods)
        for (const one of index.get(firstName(food)) ?? []) matches.push({ ...one, twin })
    if (matches.length < 2) return matches
    matches.sort((a, b) => Number(a.isStandIn) - Number(b.isStandIn))
    return matches.filter((one, at) => at === matches.findIndex(({ typed }) => typed === one.typed))
  }
}

/** Of several foods that a name may mean, the one that the recipe takes: instant noodles for "noodles" */
export const matchedFood = ({ typed: { foods }, twin }: Match) =>
  foods.find((food) => twin.foods.includes(food)) ?? foods[0]
export const isTyped = ({ matches }: Ingredient) => matches.length > 0
export const usedIn = ({ ingredients, extras }: RatedRecipe) =>
  [...ingredients, ...extras].flatMap(({ matches }) => matches.map(({ typed }) => typed))

function priceOf({ line, bought }: Ingredient): number {
  const price = bought?.foods[0]?.price ?? 0
  if (!isMain(bought)) return price
  return Math.max(price, MIN_PRICE) * (line.isBracketed ? BOUGHT_BRACKETED : BOUGHT_MAIN)
}

const isSold = ({ text }: Twin) => !text.startsWith('leftover ')
const firstName = ({ names }: Row) => names[0] ?? ''
const gainOf = (used: Iterable<TypedFood>) => sum([...used].map(importanceOf))
const importanceOf = (one?: Twin | TypedFood) => one?.foods[0]?.importance ?? 0
/** Spices or herbs without their names */
const isShelf = (one: TypedFood) => one.isGroup && importanceOf(one) <= SPICE_IMPORTANCE
const isMain = (one?: Twin | TypedFood) => importanceOf(one) >= MAIN_IMPORTANCE
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
