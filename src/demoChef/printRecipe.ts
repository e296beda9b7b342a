import { ALWAYS_THERE } from './avoided.ts'
import { chooseRecipe, isAllowed } from './chooseRecipe.ts'
import { findNames } from './findNames.ts'
import { capitalize, fillBrackets, nameOf, withoutBought } from './nameIngredient.ts'
import { keepPieces, printIngredient, splitTwins, textOf } from './printIngredient.ts'
import { printSteps } from './printSteps.ts'
import { type Choice, type Ingredient, rateRecipes } from './rateRecipes.ts'
import type { Food } from './readFoods.ts'
import { readList, type Typed } from './readList.ts'
import { recipes } from './readRecipes.ts'
import { listOf } from './words.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const LANGUAGES =
  'I read English, and foods in German, French and Spanish: try “eggs, spinach, feta”, “Kartoffeln, Speck, Zwiebeln” or “pollo, arroz, ajo”. A real model, which whoever runs this page can set up, reads any language.'

/** Prints the best recipe for a list of foods as markdown, or by chance one that is nearly as good. */
export function printRecipe(
  list: string,
  { random = (): number => 0, from = recipes } = {},
): string {
  const { typed, unknown, corrected, avoided, hazards, notes } = readList(list)
  const asAsked = listOf([...avoided.names])
  if (unknown.length > 0 && typed.length + avoided.names.size + hazards.size === 0)
    return `# I can’t read this list\n\n${SIGNATURE}\n\nI don’t know ${listOf(unknown)}. ${LANGUAGES}`
  const choice = chooseRecipe(typed, avoided, { random, from })
  if (!choice)
    return `# No recipe is left\n\n${SIGNATURE}\n\nThe cookbook has no recipe for what you asked: ${asAsked}.`
  const { isFound } = choice
  const ingredients = choice.ingredients.map(keepPieces)
  const extras = choice.extras.map(keepPieces)
  const all = [...choice.ingredients.flatMap(splitTwins).map(keepPieces), ...extras]
  const { steps, tip } = choice.recipe
  const isMeatless = all.every(({ option, typed }) => !(typed ?? option).foods.some(isMeat))
  const withoutTwins = ingredients.map((ingredient) => ({ ...ingredient, twin: undefined }))
  const fill = (text: string, from: readonly Ingredient[] = ingredients) => {
    const filled = fillBrackets(text, from)
    return isMeatless ? waitForNoPink(filled) : filled
  }
  const used = new Set(all.map((ingredient) => ingredient.typed))
  const rest = typed.filter((food) => !used.has(food))
  const unused = rest.filter(isMissed).map(({ name }) => name)
  const inSteps = new Set(findNames(steps).flatMap(({ foods }) => foods))
  // Salt and pepper, which have no line
  const seasonings = rest.filter(({ foods }) => foods.some((food) => inSteps.has(food)))
  const lines = [
    ...all.filter(isWorthALine).map(printIngredient),
    ...seasonings.filter((food) => !isMissed(food)).map(({ name }) => `- **${name}**`),
  ]
  const title = isFound ? withoutBought(choice.recipe.title, ingredients) : choice.recipe.title
  return [
    `# ${capitalize(fill(title, withoutTwins))}`,
    SIGNATURE,
    !isFound && 'The cookbook has no recipe for that alone, so here is one from the cupboard.',
    corrected.length > 0 && `I read ${listOf(corrected)}.`,
    unknown.length > 0 && `I don’t know ${listOf(unknown)}, so it is not in the recipe.`,
    asAsked && `As you asked: ${asAsked}.`,
    notes.join(' '),
    printFacts(choice),
    `## Ingredients\n\n${lines.join('\n')}`,
    `## Steps\n\n${fill(
      printSteps(
        steps,
        extras.map((extra) => ({ ...extra.line, name: nameOf(extra, textOf(extra)) })),
      ),
    )}`,
    tip && isAllowed(tip, choice, avoided) && `**Tip:** ${fill(tip)}`,
    ...[...hazards].map(([name, reason]) => `**Not used:** ${name}. ${reason}`),
    unused.length > 0 && `**Not used:** ${listOf(unused)}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The titles of the ten best recipes, with what each uses of the list and its score. */
export function printScores(list: string): string {
  const { typed, avoided } = readList(list)
  return rateRecipes(typed, avoided)
    .slice(0, 10)
    .map(({ recipe, ingredients, used, score }) => {
      const title = fillBrackets(recipe.title, ingredients)
      return `${score.toFixed(1)} (uses ${used.toFixed(1)})  ${title}`
    })
    .join('\n')
}

/** Vegan mince has no pink that could go. */
const waitForNoPink = (text: string) =>
  text
    .replace(/ and no pink is left[^,.]*/g, '')
    .replace(/no (?:more )?pink is left[^,.]*/g, 'hot right through')
/** A recipe says in its steps how much water it takes. */
const isWorthALine = ({ option, typed }: Ingredient) => Boolean(typed) || option.text !== 'water'
/** Nobody misses water or ice. */
const isMissed = ({ foods }: Typed) => foods.some(({ weight }) => weight > ALWAYS_THERE)
const isMeat = ({ kinds }: Food) => kinds.includes('meat')

/** "Serves 2 · 30 minutes · Bold: what you have." */
function printFacts({ recipe, ingredients, extras, isFound }: Choice): string {
  const { facts } = recipe
  const isYield = (fact: string) => /^(?:serves|makes) /.test(fact)
  const [portions = 'Serves 2'] = facts.filter(isYield).map(capitalize)
  const all = [portions, ...facts.filter((fact) => !isYield(fact))]
  const hasBold = isFound && [...ingredients, ...extras].some(({ typed }) => typed)
  return [...all, ...(hasBold ? ['Bold: what you have'] : [])].join(' · ')
}
