import { type Choice, foodsOf, type Ingredient, isTyped } from './choice.ts'
import type { Exclusions } from './exclusions.ts'
import { fillNames, nameIngredient, withoutBought } from './nameIngredient.ts'
import { keepPieces, printIngredient } from './printIngredient.ts'
import { printSteps } from './printSteps.ts'
import { capitalize } from './words.ts'

/** The title of a reply and, in markdown, a recipe or why there is none. */
export type Body = { title: string; paragraphs: readonly string[] }

export function printDish(choice: Choice, exclusions: Exclusions): Body {
  const { title, facts, steps, tip } = choice.recipe
  const ingredients = choice.ingredients.map(keepPieces)
  const extras = choice.extras.map(keepPieces)
  const namedExtras = extras.map((extra) => ({ ...extra.line, name: nameIngredient(extra) }))
  const lines = [...ingredients, ...extras].filter(isListed)
  const isMeatless = !foodsOf(choice).some(({ kinds }) => kinds.includes('meat'))
  const fill = (text: string) => {
    const filled = fillNames(text, ingredients)
    return isMeatless ? withoutPink(filled) : filled
  }
  return {
    title: capitalize(fill(withoutBought(title, ingredients))),
    paragraphs: [
      printFacts(facts),
      '## Ingredients',
      lines.map((line) => printIngredient(line, exclusions)).join('\n'),
      '## Steps',
      fill(printSteps(steps, namedExtras)),
      tip && `**Tip:** ${fill(tip)}`,
    ],
  }
}

/** "Serves 2 · 30 minutes" */
function printFacts(facts: readonly string[]): string {
  const isYield = (fact: string) => /^(?:serves|makes) /.test(fact)
  const portions = capitalize(facts.find(isYield) ?? 'serves 2')
  return [portions, ...facts.filter((fact) => !isYield(fact))].join(' · ')
}

/** Replaces "no pink is left", a sign that meat is done, in a dish without meat. */
const withoutPink = (text: string) =>
  text
    .replace(/ and no pink is left[^,.]*/g, '')
    .replace(/no (?:more )?pink is left[^,.]*/g, 'hot right through')

/** Water is not listed: the steps say how much. */
const isListed = (one: Ingredient) => isTyped(one) || one.bought?.text !== 'water'
