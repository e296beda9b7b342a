import { type Avoided, isAvoided } from './avoided.ts'
import { findNames } from './findNames.ts'
import { type Choice, rateRecipes } from './rateRecipes.ts'
import type { Typed } from './readList.ts'
import { BRACKETS, type Recipe } from './readRecipes.ts'
import { toSingular } from './words.ts'

/** Choices that are nearly as good as the best use as much, and cost about the same. */
const [NEAR_GAIN, NEAR_SCORE, MAX_NEAR] = [3, 0.12, 3]

/** The best recipe, or by chance one that is nearly as good. Undefined if none is allowed. */
export function chooseRecipe(
  typed: readonly Typed[],
  avoided: Avoided,
  { random, from }: { random: () => number; from: readonly Recipe[] },
): Choice | undefined {
  const all = rateRecipes(typed, avoided, from)
  const best = all.find(isServed)
  if (!best) return
  const near = all
    .slice(0, MAX_NEAR)
    .filter(({ used, gain, score }) => {
      const isAsUseful = used >= best.used && gain >= best.gain - NEAR_GAIN
      return isAsUseful && best.score - score <= NEAR_SCORE * Math.abs(best.score)
    })
    .filter(isServed)
  // The square makes the best ones likelier.
  return near[Math.floor(random() ** 2 * near.length)] ?? best

  function isServed(choice: Choice): boolean {
    const { title, steps } = choice.recipe
    return isAllowed(`${title} ${steps}`, choice, avoided)
  }
}

/** Whether a text of the recipe names nothing that is avoided, besides the foods that were chosen. */
export function isAllowed(
  text: string,
  { ingredients, extras }: Choice,
  avoided: Avoided,
): boolean {
  if (avoided.names.size + avoided.unlessTyped.size === 0) return true
  const words = new Set(toSingular(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).split(' '))
  if ([...avoided.words].some((word) => words.has(word))) return false
  const chosen = new Set([...ingredients, ...extras].flatMap(({ option }) => option.foods))
  return findNames(text.replace(BRACKETS, '')).every(
    ({ foods: named, isForeign }) =>
      isForeign ||
      named.some((food) => chosen.has(food)) ||
      !named.some((food) => isAvoided(food, avoided)),
  )
}
