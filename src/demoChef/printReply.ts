import { chooseRecipe } from './chooseRecipe.ts'
import { describeReading, explainRefusal } from './describeReading.ts'
import { isExcluded } from './exclusions.ts'
import { ALWAYS_THERE, type Food } from './food.ts'
import { fillNames, nameIngredient, withoutBought } from './nameIngredient.ts'
import { keepPieces, printIngredient } from './printIngredient.ts'
import { printSteps } from './printSteps.ts'
import { type Book, type Choice, type Ingredient, rateRecipes } from './rateRecipes.ts'
import type { Reading, Typed } from './reading.ts'
import { readList } from './readList.ts'
import { capitalize, listOf } from './words.ts'

/** A recipe for what was typed, in markdown. */
type Dish = { title: string; ingredients: readonly string[]; steps: string; tip: string }

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'

/** Replies to a list, in markdown, with the best recipe of a book, or says why there is none. */
export function printReply(book: Book, list: string, random = () => 0): string {
  const reading = readList(list, book.dictionary)
  const refusal = explainRefusal(reading)
  if (refusal) return printNone(refusal, reading)
  const typed = [...reading.typed.values()]
  const choice = chooseRecipe(
    rateRecipes(book, typed, reading.exclusions),
    (one) => namesNothingExcluded(printDish(one, reading), one, reading),
    random,
  )
  const used = choice ? usedIn(choice) : []
  const unused = typed.filter((food) => isMissed(food) && !used.includes(food))
  const notUsed = describeUnused(reading, unused)
  if (!choice) return printNone(['No recipe', NO_RECIPE], reading, notUsed)
  const { title, ingredients, steps, tip } = printDish(choice, reading)
  const notes = new Set(used.map(({ foods: [food] }) => food?.note ?? ''))
  return join([
    `# ${title}`,
    SIGNATURE,
    ...describeReading(reading),
    [...notes].join(' ').trim(),
    printFacts(choice),
    `## Ingredients\n\n${ingredients.join('\n')}`,
    `## Steps\n\n${steps}`,
    tip && `**Tip:** ${tip}`,
    ...notUsed,
  ])
}

const NO_RECIPE = 'The cookbook has no recipe for that.'

function printNone(
  [title, why]: readonly [string, string],
  reading: Reading,
  notUsed = describeUnused(reading, []),
): string {
  return join([`# ${title}`, SIGNATURE, ...describeReading(reading), why, ...notUsed])
}

/** What is not used, and for what is spoilt, why. */
function describeUnused({ spoilt, unusable }: Reading, unused: readonly Typed[]): string[] {
  const names = [...unused.map(({ name }) => name), ...unusable]
  return [
    ...[...spoilt].map(([name, why]) => `**Not used:** ${name}. ${why}`),
    names.length > 0 ? `**Not used:** ${listOf(names)}.` : '',
  ]
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n')

function printDish(choice: Choice, { exclusions }: Reading): Dish {
  const { title, steps, tip } = choice.recipe
  const ingredients = choice.ingredients.map(keepPieces)
  const extras = choice.extras.map(keepPieces)
  const all: readonly Ingredient[] = [...ingredients, ...extras]
  const isMeatless = !foodsOf(choice).some(({ kinds }) => kinds.includes('meat'))
  const fill = (text: string) => {
    const filled = fillNames(text, ingredients)
    return isMeatless ? waitForNoPink(filled) : filled
  }
  const additions = extras.map((extra) => ({ ...extra.line, name: nameIngredient(extra) }))
  return {
    title: capitalize(fill(withoutBought(title, ingredients))),
    ingredients: all.filter(isWorthALine).map((one) => printIngredient(one, exclusions)),
    steps: fill(printSteps(steps, additions)),
    tip: fill(tip),
  }
}

/** Looks a second time: whether a recipe names nothing that is excluded, whatever its brackets hold. */
function namesNothingExcluded(dish: Dish, choice: Choice, reading: Reading): boolean {
  const { exclusions, dictionary } = reading
  if (Object.values(exclusions).every(({ size }) => size === 0)) return true
  const { title, ingredients, steps, tip } = dish
  const text = [title, ...ingredients, steps, tip].join('\n').replace(/[\p{L}]+-free/gu, '')
  const chosen = foodsOf(choice)
  return dictionary
    .find(text)
    .every(
      ({ role, foods, isForeign }) =>
        role !== 'food' ||
        isForeign ||
        foods.some((food) => chosen.includes(food)) ||
        !foods.some((food) => isExcluded(food, exclusions)),
    )
}

const partsOf = ({ ingredients, extras }: Choice): readonly Ingredient[] => [
  ...ingredients,
  ...extras,
]
const usedIn = (choice: Choice) =>
  partsOf(choice).flatMap(({ typed }) => typed.map(({ food }) => food))
/** What a dish is made of: what was typed, and what is to be bought. */
const foodsOf = (choice: Choice): readonly Food[] =>
  partsOf(choice).flatMap(({ typed, bought }) =>
    typed.length > 0 ? typed.flatMap(({ food }) => food.foods) : (bought?.foods ?? []),
  )

/** "Serves 2 · 30 minutes" */
function printFacts({ recipe }: Choice): string {
  const isYield = (fact: string) => /^(?:serves|makes) /.test(fact)
  const [portions = 'Serves 2'] = recipe.facts.filter(isYield).map(capitalize)
  return [portions, ...recipe.facts.filter((fact) => !isYield(fact))].join(' · ')
}

/** Vegan mince has no pink that could go. */
const waitForNoPink = (text: string) =>
  text
    .replace(/ and no pink is left[^,.]*/g, '')
    .replace(/no (?:more )?pink is left[^,.]*/g, 'hot right through')
/** A recipe says in its steps how much water it takes. */
const isWorthALine = ({ typed, bought }: Ingredient) => typed.length > 0 || bought?.text !== 'water'
/** Nobody misses water or ice. */
const isMissed = ({ foods }: Typed) => foods.some(({ weight }) => weight > ALWAYS_THERE)
