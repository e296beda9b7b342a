import { canBuy } from './list/exclusions.ts'
import type { Reading } from './list/reading.ts'
import { type Choice, foodsOf } from './recipes/rateRecipes.ts'
import { printDish } from './reply/printDish.ts'

/** A choice is nearly as good as the best one if this part of the best score, or less, lies between them. */
const NEAR = 0.12
const MAX_NEAR = 3 // choices, with the best

/** By chance one of the best choices, or else the best that can be served. */
export function chooseRecipe(choices: readonly Choice[], reading: Reading, random: () => number) {
  const best = choices[0]?.score ?? 0
  const isNear = ({ score }: Choice) => best - score <= NEAR * Math.abs(best)
  const near = choices.slice(0, MAX_NEAR).filter(isNear)
  // The square makes the best ones likelier.
  const chosen = near[Math.floor(random() ** 2 * near.length)]
  return [chosen, ...choices].find((one) => one && namesNothingExcluded(one, reading))
}

/** Labels, and words that are also names of foods, but mean none in a recipe: "fry" is one of the fries. */
const NOT_FOODS =
  /\p{L}+-free|(?<!\p{L})(?:chop|flake|fluff|fry|juices?|mash|pop|spread|sprinkle|wrap)(?!\p{L})/giu

/** Whether the text of a recipe names no excluded food, not even one without a line of its own. */
function namesNothingExcluded(choice: Choice, { exclusions, dictionary }: Reading): boolean {
  // Most lists exclude nothing, and reading the recipe is slow.
  if (Object.values(exclusions).every(({ size }) => size === 0)) return true
  const { title, paragraphs } = printDish(choice, exclusions)
  const text = [title, ...paragraphs].join('\n').replace(NOT_FOODS, '')
  const chosen = foodsOf(choice)
  return dictionary
    .tokenize(text)
    .filter(({ role, isForeign }) => role === 'food' && !isForeign)
    .every(({ foods }) => foods.some((food) => chosen.includes(food) || canBuy(food, exclusions)))
}
