import { capitalize } from '../dictionary/words.ts'
import type { Exclusions } from '../list/exclusions.ts'
import { foodsOf, type Ingredient, type RatedRecipe } from '../recipes/rateRecipes.ts'
import { fillNames, withoutBought } from './fillNames.ts'
import { nameIngredient, printIngredient } from './printIngredient.ts'
import { printSteps } from './printSteps.ts'

/** The title of a reply and, in markdown, a recipe or why there is none. */
export type Body = { title: string; paragraphs: readonly string[] }
export type Dish = Body & { rated: RatedRecipe }

/** The first "and" of "with bananas and berries and honey", but not of "rice and peas with ham and eggs" */
const AND_BEFORE_AND = / and (?=(?:(?! (?:with|in|on|of|under|from) )[^(])* and )/g
/** A sign that meat is done */
const NO_PINK = /no pink is left[^,.]*/g

export function printDish(rated: RatedRecipe, exclusions: Exclusions): Dish {
  const { title, facts, steps, tip } = rated.recipe
  const ingredients = rated.ingredients.map(nameIngredient)
  const extras = rated.extras.map(nameIngredient)
  const lines = [...ingredients, ...extras].filter(isListed)
  const hasMeat = foodsOf(rated).some(({ kinds }) => kinds.includes('meat'))
  const fill = (text: string) => {
    const filled = fillNames(text, ingredients)
    return hasMeat ? filled : filled.replace(NO_PINK, 'hot right through')
  }
  return {
    rated,
    title: capitalize(fill(withoutBought(title, ingredients)).replace(AND_BEFORE_AND, ', ')),
    paragraphs: [
      printFacts(facts),
      '## Ingredients',
      lines.map((line) => printIngredient(line, exclusions)).join('\n'),
      '## Steps',
      fill(printSteps(steps, extras)),
      tip && `**Tip:** ${fill(tip)}`,
    ],
  }
}

/** "Serves 2 · 30 minutes" */
function printFacts(facts: readonly string[]): string {
  const portions = facts.find((fact) => /^(?:serves|makes) /.test(fact)) ?? 'serves 2'
  return capitalize([...new Set([portions, ...facts])].join(' · '))
}

/** Water is not listed: the steps say how much. It is if it takes the place of milk. */
const isListed = ({ line }: Ingredient) => line.twins[0]?.text !== 'water'
