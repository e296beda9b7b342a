import { ALWAYS_THERE } from './avoided.ts'
import {
  BRACKETS,
  type Choice,
  chooseRecipe,
  type Ingredient,
  isAllowed,
  rateRecipes,
} from './chooseRecipe.ts'
import { findNames, hasRole } from './findNames.ts'
import { printSteps } from './printSteps.ts'
import type { Food } from './readFoods.ts'
import { readList, type Typed } from './readList.ts'
import { partsOf, recipes } from './readRecipes.ts'
import { toSingular } from './words.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const LANGUAGES =
  'I read English, and foods in German, French and Spanish: try “eggs, spinach, feta”, “Kartoffeln, Speck, Zwiebeln” or “pollo, arroz, ajo”. A real model, which whoever runs this page can set up, reads any language.'
/** An amount without a unit: "2 " */
const COUNT = /^[\d/ ]+$/
/** More pieces than this are a weight without its unit. */
const MAX_PIECES = 6

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
  const { ingredients, extras } = choice
  const all: readonly Ingredient[] = [...ingredients, ...extras]
  const { title, steps, tip } = partsOf(choice.recipe)
  const isMeatless = all.every(({ option, typed }) => !(typed ?? option).foods.some(isMeat))
  const fill = (text: string) => {
    const filled = fillBrackets(text, ingredients)
    return isMeatless ? waitForNoPink(filled) : filled
  }
  const used = new Set(all.map((ingredient) => ingredient.typed))
  const unused = typed.filter((food) => !used.has(food) && isMissed(food)).map(({ name }) => name)
  const isFound = [...used].some((food) => food?.foods.some(({ weight }) => weight > 0.5))
  return [
    `# ${capitalize(fill(title))}`,
    SIGNATURE,
    !isFound && 'The cookbook has no recipe for that alone, so here is one from the cupboard.',
    corrected.length > 0 && `I read ${listOf(corrected)}.`,
    unknown.length > 0 && `I don’t know ${listOf(unknown)}, so it is not in the recipe.`,
    asAsked && `As you asked: ${asAsked}.`,
    notes.join(' '),
    printFacts(choice, isFound),
    `## Ingredients\n\n${all.filter(isWorthALine).map(printLine).join('\n')}`,
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
      const title = fillBrackets(partsOf(recipe).title, ingredients)
      return `${score.toFixed(1)} (uses ${used.toFixed(1)})  ${title}`
    })
    .join('\n')
}

/** Vegan mince has no pink that could go. */
const waitForNoPink = (text: string) =>
  text
    .replace(/ and no pink is left[^,.]*/g, '')
    .replace(/no (?:more )?pink is left[^,.]*/g, 'hot right through')
/** Nobody misses water or ice. */
const isMissed = ({ foods }: Typed) => foods.some(({ weight }) => weight > ALWAYS_THERE)
const isMeat = ({ kinds }: Food) => kinds.includes('meat')

/** "Serves 2 · 30 minutes · Bold: what you have." */
function printFacts({ recipe, ingredients, extras }: Choice, isFound: boolean): string {
  const { facts } = partsOf(recipe)
  const isYield = (fact: string) => /^(?:serves|makes) /.test(fact)
  const [portions = 'Serves 2'] = facts.filter(isYield).map(capitalize)
  const all = [portions, ...facts.filter((fact) => !isYield(fact))]
  const hasBold = isFound && [...ingredients, ...extras].some(({ typed }) => typed)
  return [...all, ...(hasBold ? ['Bold: what you have'] : [])].join(' · ')
}

/** Water, and salt and pepper to taste, need no line. */
function isWorthALine({ line, option, typed }: Ingredient): boolean {
  if (typed) return true
  return option.text !== 'water' && (line.amount !== '' || !/^(?:salt|pepper)$/.test(option.text))
}

function printLine(ingredient: Ingredient): string {
  const { line, option, typed } = ingredient
  if (!typed) return `- ${line.amount}${nameOf(ingredient, option.text)}${line.preparation}`
  const { amount, note, isTyped } = amountOf(ingredient, typed)
  // "olive oil" is an oil, but stock cubes are not 600 ml of stock.
  const isReplaced = line.isBracketed || lastWord(typed.name) === lastWord(option.text)
  const replaced = isReplaced ? nameOf(ingredient, textOf(ingredient)) : option.text
  const printed = `- ${amount}**${isTyped ? typed.name : replaced}**${line.preparation}${note}`
  return toSingular(printed).includes(lastWord(typed.name)) ? printed : `${printed} (${typed.name})`
}

/** Keeps pieces of vegetables that were typed, and says if less was typed than a recipe takes. */
function amountOf(ingredient: Ingredient, typed: Typed) {
  const { line, option } = ingredient
  // Fresh tomatoes take the place of "a can of chopped tomatoes", and cream cheese that of cream.
  const solid = isStandIn(ingredient) ? line.amount.replace('a can of', '400 g') : line.amount
  const isCheese = typed.foods.some(({ kinds }) => kinds.includes('cheese'))
  const amount = isCheese ? solid.replace(/ml $/, 'g ') : solid
  const [, number = '', unit = ''] = /^(\d+)(?: (g|ml))? $/.exec(amount) ?? []
  const { number: own = 0, unit: ownUnit = '' } = typed.amount ?? {}
  if (!own || !number) return { amount, note: '', isTyped: false }
  const isVegetable = option.foods.some(({ cooks }) => cooks) && !typed.isForeign
  if (isVegetable && unit !== 'ml' && ownUnit === '' && own <= MAX_PIECES)
    return { amount: `${own} `, note: '', isTyped: true }
  const has =
    ownUnit === unit && own < Number(number) ? ` (you have ${`${own} ${unit}`.trim()})` : ''
  return { amount, note: has, isTyped: false }
}

/** Puts the foods that were typed in the place of those in brackets. */
function fillBrackets(text: string, ingredients: readonly Ingredient[]): string {
  return text.replace(BRACKETS, (_, name: string) => {
    const ingredient = ingredients.find(
      ({ line }) =>
        line.isBracketed && toSingular(line.options[0]?.text ?? '') === toSingular(name),
    )
    const filled = ingredient ? nameOf(ingredient, name) : name
    return isCapital(name) && !isCapital(nameIn(name)) ? capitalize(filled) : filled
  })
}

/** The name of an ingredient in the place of a name in the recipe, and in its number. */
function nameOf(ingredient: Ingredient, replaced: string): string {
  const { line, option, typed } = ingredient
  const own = nameIn(option.text)
  let name = typed && !typed.isForeign && !typed.isGeneral ? typed.name : own
  // "cheese" says more than "Cheddar", but "chicken thighs" say more than "chicken".
  if (typed && typed.foods.length > 1 && own.includes(name) && !isStandIn(ingredient)) name = own
  const isCount = COUNT.test(line.amount)
  // "2 salmon" are 2 salmon fillets.
  if (isCount && !isPlural(name) && isPlural(own)) {
    const all = option.foods.flatMap(({ names }) => names)
    name = all.find((other) => other.startsWith(`${name} `) && isPlural(other)) ?? own
  }
  if (line.amount.includes('can')) name = name.replace(/^canned /, '')
  if (name === own && option === line.options[0]) return replaced
  const isOne = isCount && !isPlural(replaced) && isPlural(nameIn(replaced))
  return isOne ? name.replace(/\S+$/, toSingular) : name
}

/** "1 onion" of a clause that takes "1 [onions/shallots]" */
const textOf = ({ line, option }: Ingredient) =>
  /^1(?:\/2)? $/.test(line.amount) ? option.text.replace(/\S+$/, toSingular) : option.text
const isStandIn = ({ option, typed }: Ingredient) =>
  typed?.foods.every((food) => !option.foods.includes(food)) ?? false
/** The name of a food as it stands in foods.md, where what can be counted stands in the plural. */
const nameIn = (text: string) =>
  findNames(text).findLast((name) => hasRole(name, 'food'))?.name ?? text
const isPlural = (name: string) => /s$/.test(name) && toSingular(name) !== name.toLowerCase()
const lastWord = (name = '') => toSingular(name).split(' ').at(-1) ?? ''
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** "eggs, rice and peas", without the 10 ms that Intl.ListFormat takes to start. */
const listOf = (all: readonly string[]) => all.join(', ').replace(/, (?=[^,]*$)/, ' and ')
