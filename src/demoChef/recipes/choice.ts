import type { Food } from '../dictionary/food.ts'
import type { Typed } from '../list/reading.ts'
import type { Extra, Line, Recipe, Twin } from './readRecipes.ts'

/** A recipe for what was typed. */
export type Choice = {
  recipe: Recipe
  ingredients: readonly Ingredient[]
  extras: readonly Ingredient<Extra>[]
  gain: number // the importance of what it uses of the list, with a part of that of extras
  score: number // the gain, minus what one has to buy
}
/** A line with the typed foods that match it, or else the one to buy. */
export type Ingredient<One extends Line = Line> = {
  line: One
  matches: readonly Match[]
  bought: Twin | undefined
}
/** A typed food for a line: it is the line's food, or a stand-in for it, as limes are for lemons. */
export type Match = { twin: Twin; typed: Typed; isStandIn: boolean }

/** Of several foods that a name may mean, the one that the recipe takes: instant noodles for "noodles" */
export const matchedFood = ({ typed: { foods }, twin }: Match) =>
  foods.find((food) => twin.foods.includes(food)) ?? foods[0]
export const isTyped = ({ matches }: Ingredient) => matches.length > 0
export const usedIn = ({ ingredients, extras }: Choice) =>
  [...ingredients, ...extras].flatMap(({ matches }) => matches.map(({ typed }) => typed))
/** All foods of a dish, typed and to be bought. */
export const foodsOf = (choice: Choice): readonly Food[] => [
  ...usedIn(choice).flatMap(({ foods }) => foods),
  ...choice.ingredients.flatMap(({ bought }) => bought?.foods ?? []),
]
