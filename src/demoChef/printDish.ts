import { fillNames, fillTitle } from './fillNames.ts'
import { type NamedIngredient, nameIngredient, printIngredient } from './printIngredient.ts'
import { type Ingredient, type RatedRecipe, usedIn } from './rateRecipes.ts'
import type { Extra } from './readRecipes.ts'
import { capitalize, listOf, wholeWords } from './words.ts'

const NO_PINK = /no pink is left[^,.]*/g
/** Between sentences, and behind the number of a step */
const SPACE_BETWEEN = /(?<=[.!]) (?=\p{Lu})/u
/** "the [onion] and the peas", but not "the [onion] and fry" */
const IN_LIST = /^(?:,| and) (?:\[|the |\d)/

/** A recipe in markdown: its title, and the paragraphs below it */
export function printDish(rated: RatedRecipe) {
  const { title, facts, steps, tip } = rated.recipe
  const ingredients = rated.ingredients.map(nameIngredient)
  const extras = rated.extras.map(nameIngredient)
  const lines = [...ingredients, ...extras].filter(isListed)
  const bought = ingredients.flatMap((one) => one.bought ?? [])
  const all = [...usedIn(rated), ...bought].flatMap(({ foods }) => foods)
  const hasMeat = all.some(({ nature }) => nature === 'meat')
  const fill = (text: string) => {
    const filled = fillNames(text, ingredients)
    return hasMeat ? filled : filled.replace(NO_PINK, 'hot right through')
  }
  return {
    title: capitalize(fillTitle(title, ingredients)),
    paragraphs: [
      printFacts(facts),
      '## Ingredients',
      lines.map(printIngredient).join('\n'),
      '## Steps',
      fill(printSteps(steps, extras)),
      tip && `**Tip:** ${fill(tip)}`,
    ],
  }
}

function printFacts(facts: readonly string[]): string {
  const portions = facts.find((fact) => /^(?:serves|makes) /.test(fact)) ?? 'serves 2'
  return capitalize([portions, ...facts.filter((fact) => fact !== portions)].join(' · '))
}

/** A line of water is not listed: the steps say how much. As a twin of milk it is. */
const isListed = ({ line }: Ingredient) => line.twins[0]?.text !== 'water'

/** Says in the steps where extras go: "Fry the onion and the leek." Those with one verb and place share a sentence. */
function printSteps(steps: string, extras: readonly NamedIngredient<Extra>[]): string {
  let text = steps
  for (const { line } of extras) {
    const { verb, place } = line
    const group = extras.filter((other) => other.line.verb === verb && other.line.place === place)
    const names = group.map(({ name }) => `the ${name}`)
    if (group[0]?.line === line) text = addFoods(text, line, names)
  }
  return text
}

function addFoods(steps: string, { verb, place, anchor }: Extra, names: readonly string[]): string {
  const pattern = anchorPattern(anchor)
  if (verb === '')
    return steps.replace(pattern, (found, at: number) => {
      const isInList = IN_LIST.test(steps.slice(at + found.length))
      return isInList ? [found, ...names].join(', ') : listOf([found, ...names])
    })
  const sentences = steps.split(SPACE_BETWEEN)
  const at = anchor ? sentences.findIndex((one) => pattern.test(one)) : sentences.length
  const sentence = `${capitalize(verb)} ${listOf(names)} ${place}.`
  return sentences.toSpliced(at, 0, sentence).join(' ')
}

export const anchorPattern = (anchor: string) => wholeWords(anchor.replace(/[[\]]/g, '\\$&'), 'iu')
