import { BRACKETS, chooseRecipe, type Ingredient, isAllowed } from './chooseRecipe.ts'
import { findNames, simplify, toSingular } from './foods.ts'
import { is, readList } from './readList.ts'
import { type Line, type Option, recipes } from './readRecipes.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const LIST = new Intl.ListFormat('en-GB')
/** A count without a unit: "2 " */
const COUNT = /^[\d/ ]+(?:to \d+ )?$/

/** Prints the recipe of the cookbook that is nearest to a list of foods, as markdown. */
export function printRecipe(list: string, from = recipes): string {
  const { typed, unknown, avoided } = readList(list)
  const choice = chooseRecipe(typed, avoided, from)
  const asAsked = LIST.format(avoided.names)
  if (!choice)
    return `# No recipe is left\n\n${SIGNATURE}\n\nThe cookbook has no recipe for what you asked: ${asAsked}.`
  const { recipe, ingredients } = choice
  const fill = (text: string) => fillBrackets(text, ingredients)
  const used = new Set(ingredients.map((ingredient) => ingredient.typed))
  const unused = typed.filter((food) => !used.has(food))
  const isFromCupboard = !ingredients.some(
    ({ typed: food, option }) => food && (option.foods[0]?.weight ?? 0) >= 1,
  )
  return [
    `# ${capitalize(fill(recipe.title))}`,
    SIGNATURE,
    isFromCupboard &&
      'The cookbook has no recipe for that alone, so here is one from the cupboard.',
    unknown.length > 0 && `I don’t know ${LIST.format(unknown)}, so it is not in the recipe.`,
    asAsked && `As you asked: ${asAsked}.`,
    recipe.time.includes('makes') ? recipe.time : `Serves 2 · ${recipe.time}`,
    `## Ingredients\n\n${ingredients.map((ingredient) => `- ${printLine(ingredient)}`).join('\n')}`,
    `## Steps\n\n${fill(recipe.steps.join('\n'))}`,
    recipe.tip && isAllowed(recipe.tip, choice, avoided) && `**Tip:** ${fill(recipe.tip)}`,
    unused.length > 0 && `**Not used:** ${LIST.format(unused.map(({ name }) => name))}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function printLine(ingredient: Ingredient): string {
  const { line, typed } = ingredient
  const name = nameOf(ingredient, line.options[0]?.text ?? '')
  const mark = !typed ? ' (extra)' : typed.isForeign ? ` (${typed.name})` : ''
  // Fresh tomatoes take the place of "a can of chopped tomatoes".
  const amount = isStandIn(ingredient) ? line.amount.replace('a can of', '400 g') : line.amount
  return amount + name + line.preparation + mark
}

/** Puts the foods that were typed in the place of those in brackets. */
function fillBrackets(text: string, ingredients: readonly Ingredient[]): string {
  return text.replace(BRACKETS, (_, name: string) => {
    const ingredient = ingredients.find(({ line }) => isSame(line, name))
    if (!ingredient) return name
    const filled = nameOf(ingredient, name)
    return isCapital(name) && !isCapital(nameIn(name)) ? capitalize(filled) : filled
  })
}

const isStandIn = ({ option, typed }: Ingredient) =>
  typed?.foods.every((food) => !option.foods.includes(food)) ?? false
const isSame = ({ options, isBracketed }: Line, name: string) =>
  isBracketed && toSingular(simplify(options[0]?.text ?? '')) === toSingular(simplify(name))

/** The name of an ingredient in the place of a name in the recipe, and in its number. */
function nameOf(ingredient: Ingredient, replaced: string): string {
  const { line, option, typed } = ingredient
  const own = nameIn(option.text)
  let name = typed && !typed.isForeign ? typed.name : own
  // "cheese" says more than "Cheddar", but "chicken thighs" say more than "chicken".
  if (typed && typed.foods.length > 1 && own.includes(name) && !isStandIn(ingredient)) name = own
  // "2 salmon" are 2 salmon fillets.
  if (COUNT.test(line.amount) && !isPlural(name)) name = countedName(name, option) ?? own
  if (/\bcans? of /.test(line.amount)) name = name.replace(/^canned /, '')
  if (name === own && option === line.options[0]) return replaced
  const isOne = COUNT.test(line.amount) && !isPlural(replaced) && isPlural(nameIn(replaced))
  return isOne ? name.replace(/\S+$/, toSingular) : name
}

/** The name of a food as it stands in foods.md, where what can be counted stands in the plural. */
const nameIn = (text: string) => findNames(text).findLast((item) => is(item, 'food'))?.name ?? text
const countedName = (name: string, { foods }: Option) =>
  foods
    .flatMap(({ names }) => names)
    .find((other) => other.startsWith(`${name} `) && isPlural(other))
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
const isPlural = (name: string) => toSingular(name) !== name
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
