import type { Token } from './dictionary/token.ts'
import { canBuy, isEmpty } from './list/exclusions.ts'
import type { Reading } from './list/reading.ts'
import { foodsOf, type RatedRecipe } from './recipes/rateRecipes.ts'
import { type Dish, printDish } from './reply/printDish.ts'

/** A recipe is nearly as good as the best one if this part of the best score, or less, lies between them. */
const MAX_GAP = 0.12
const MAX_CANDIDATES = 3 // with the best
/** Labels, and words of steps that are also foods: "fry" is the singular of fries. */
const NOT_FOODS =
  /\p{L}+-free|(?<!\p{L})(?:chop|flake|fluff|fry|juices?|mash|pop|spread|sprinkle|wrap)(?!\p{L})/giu

/** Prints the best recipe, or by chance one that is nearly as good, unless it names an excluded food: then the next best. */
export function chooseDish(rated: readonly RatedRecipe[], reading: Reading, random: () => number) {
  const best = rated[0]?.score ?? 0
  const isNearlyAsGood = ({ score }: RatedRecipe) => best - score <= MAX_GAP * Math.abs(best)
  const candidates = rated.slice(0, MAX_CANDIDATES).filter(isNearlyAsGood)
  // The square makes the best ones likelier.
  const at = Math.floor(random() ** 2 * candidates.length)
  for (const recipe of [...candidates.slice(at, at + 1), ...rated]) {
    const dish = printDish(recipe, reading.exclusions)
    if (!namesExcluded(dish, reading)) return dish
  }
  return undefined
}

/** Whether a dish names an excluded food, even one without a line of its own, such as walnuts in a tip. */
function namesExcluded(dish: Dish, { exclusions, dictionary }: Reading): boolean {
  // Most lists exclude nothing, and reading the dish is slow.
  if (isEmpty(exclusions)) return false
  const text = [dish.title, ...dish.paragraphs].join('\n').replace(NOT_FOODS, '')
  const ownFoods = foodsOf(dish.rated)
  const isAllowed = ({ foods }: Token) =>
    foods.some((food) => ownFoods.includes(food) || canBuy(food, exclusions))
  return dictionary
    .tokenize(text)
    .filter(({ role, isForeign }) => role === 'food' && !isForeign)
    .some((token) => !isAllowed(token))
}
