import { BRACKETS, chooseRecipe, type Ingredient, isAllowed } from './chooseRecipe.ts'
import { findNames, toSingular } from './foods.ts'
import { is, readList } from './readList.ts'
import { partsOf, recipes } from './readRecipes.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
/** An amount without a unit: "2 " */
const COUNT = /^[\d/ ]+$/

/** Prints the recipe of the cookbook that is nearest to a list of foods, as markdown. */
export function printRecipe(list: string, from = recipes): string {
  const { typed, unknown, avoided } = readList(list)
  const choice = chooseRecipe(typed, avoided, from)
  const asAsked = listOf([...avoided.names])
  if (!choice)
    return `# No recipe is left\n\n${SIGNATURE}\n\nThe cookbook has no recipe for what you asked: ${asAsked}.`
  const { ingredients } = choice
  const { title, time, steps, tip } = partsOf(choice.recipe)
  const fill = (text: string) => fillBrackets(text, ingredients)
  const used = new Set(ingredients.map((ingredient) => ingredient.typed))
  const unused = typed.filter((food) => !used.has(food)).map(({ name }) => name)
  const isFound = [...used].some((food) => food?.foods.some(({ weight }) => weight > 0.5))
  return [
    `# ${capitalize(fill(title))}`,
    SIGNATURE,
    !isFound && 'The cookbook has no recipe for that alone, so here is one from the cupboard.',
    unknown.length > 0 && `I don’t know ${listOf(unknown)}, so it is not in the recipe.`,
    asAsked && `As you asked: ${asAsked}.`,
    time.includes('makes') ? time : `Serves 2 · ${time}`,
    `## Ingredients\n\n${ingredients.map(printLine).join('\n')}`,
    `## Steps\n\n${fill(steps)}`,
    tip && isAllowed(tip, choice, avoided) && `**Tip:** ${fill(tip)}`,
    unused.length > 0 && `**Not used:** ${listOf(unused)}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function printLine(ingredient: Ingredient): string {
  const { line, option, typed } = ingredient
  // "olive oil" is an oil, but stock cubes are no 600 ml of stock.
  const isReplaced = line.isBracketed || lastWord(typed?.name) === lastWord(option.text)
  const name = isReplaced ? nameOf(ingredient, line.options[0]?.text ?? '') : option.text
  // Fresh tomatoes take the place of "a can of chopped tomatoes".
  const amount = isStandIn(ingredient) ? line.amount.replace('a can of', '400 g') : line.amount
  const printed = `- ${amount}${name}${line.preparation}`
  if (!typed) return `${printed} (extra)`
  return toSingular(printed).includes(lastWord(typed.name)) ? printed : `${printed} (${typed.name})`
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
  let name = typed && !typed.isForeign ? typed.name : own
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

const isStandIn = ({ option, typed }: Ingredient) =>
  typed?.foods.every((food) => !option.foods.includes(food)) ?? false
/** The name of a food as it stands in foods.md, where what can be counted stands in the plural. */
const nameIn = (text: string) => findNames(text).findLast((name) => is(name, 'food'))?.name ?? text
const isPlural = (name: string) => /s$/.test(name) && toSingular(name) !== name.toLowerCase()
const lastWord = (name = '') => toSingular(name).split(' ').at(-1) ?? ''
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** "eggs, rice and peas", without the 10 ms that Intl.ListFormat takes to start. */
const listOf = (all: readonly string[]) => all.join(', ').replace(/, (?=[^,]*$)/, ' and ')
