import type { Choice } from './rateRecipes.ts'

/** What a choice may lack to be nearly as good as the best: gain, and a part of the score. */
const [NEAR_GAIN, NEAR_SCORE, MAX_NEAR] = [1.5, 0.12, 3]

/** The best choice that can be served, or by chance one that is nearly as good. */
export function chooseRecipe(
  choices: readonly Choice[],
  canBeServed: (choice: Choice) => boolean,
  random: () => number,
): Choice | undefined {
  const best = choices.find(canBeServed)
  if (!best) return
  const near = choices
    .slice(0, MAX_NEAR)
    .filter(
      ({ gain, score }) =>
        gain >= best.gain - NEAR_GAIN && best.score - score <= NEAR_SCORE * Math.abs(best.score),
    )
    .filter(canBeServed)
  // The square makes the best ones likelier.
  return near[Math.floor(random() ** 2 * near.length)] ?? best
}
