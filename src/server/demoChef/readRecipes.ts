import * as chapters from './chapters.ts'
import { findNames, foods, sides } from './findNames.ts'
import type { Food } from './readFoods.ts'
import { addTo } from './words.ts'

export type Recipe = {
  text: string
  lines: readonly IngredientLine[]
  /** "If you have it", by food. */
  extras: Extras
  /** What every dish of its kind takes, by food. */
  sides: Extras
  /** Words behind the minutes, such as "raw egg". */
  tags: readonly string[]
}
/** "300 g [chicken breasts/turkey breasts], in thin strips" */
export type IngredientLine = {
  amount: string
  /** The food, and the twins that can take its place. */
  options: readonly Option[]
  preparation: string
  /** Whether the food has its brackets in the title and in the steps, too. */
  isBracketed: boolean
}
export type Option = { text: string; foods: readonly Food[] }
/** "fry 80 g [bacon], in strips, with the onion" */
export type Clause = IngredientLine & { verb: string; place: string; anchor: string }
export type Extra = { line: Clause; option: Option }
export type Extras = ReadonlyMap<Food, readonly Extra[]>

export const BRACKETS = /\[([^\]]*)\]/g
/** "300 g ", "a can of ", but "leg of lamb" is a food. */
const AMOUNT =
  /^- (?:an? |[\d/ ]+)?(?:(?:g|kg|ml|l|tbsp|tsp) )?(?:(?!bicarbonate|leg|shoulder)[a-z]+ of )?/
const CLAUSE =
  /^(?:((?!an? )[a-z]+) )?((?:an?|\d[\d/]*) [a-z ]*)\[([^\]]+)\]((?:, .+?)?),? (with|before|after|over|into|beside) (?:the |it)(.*)$/
const IF_YOU_HAVE_IT = '**If you have it:** '
const TAGS = ['sweet', 'drink', 'plain', 'raw egg', 'raw fish', 'raw meat']
const lineOf = once(readLine)
const optionOf = once((text) => ({ text, foods: foodsOf(text) }))

/** By taste: "savoury", "sweet" or "drink" */
const sidesOf = new Map(
  [...sides].map(([taste, clauses]) => [taste, byFood(clauses.map((text) => readClause(text)))]),
)
export const recipes: readonly Recipe[] = Object.values(chapters).flatMap((chapter) =>
  chapter.replaceAll('\r\n', '\n').split('\n## ').slice(1).map(readRecipe),
)
checkFoods()

/** The paragraphs of a recipe: "20 minutes · makes 12", and the steps as a numbered list. */
export function partsOf({ text }: Recipe) {
  const [title = '', time = '', , steps = '', ...more] = text.trim().split('\n\n')
  const tip = more.find((part) => part.startsWith('Tip: '))?.slice('Tip: '.length)
  const facts = time.split(' · ').filter((fact) => !TAGS.includes(fact))
  return { title, facts, steps, tip }
}

function readRecipe(text: string): Recipe {
  const [title = '', time = '', list = '', , extras = ''] = text.trim().split('\n\n')
  const tags = time.split(' · ').filter((word) => TAGS.includes(word))
  const taste = tags.find((tag) => tag === 'plain' || sidesOf.has(tag)) ?? 'savoury'
  const clauses = extras.startsWith(IF_YOU_HAVE_IT)
    ? extras.slice(IF_YOU_HAVE_IT.length, -1).split('; ')
    : []
  return {
    text,
    tags,
    lines: list.split('\n').map(lineOf),
    extras: byFood(clauses.map((clause) => readClause(clause, title))),
    sides: sidesOf.get(taste) ?? new Map(),
  }
}

function readLine(text: string): IngredientLine {
  const bracket = text.indexOf('[')
  const start = bracket < 0 ? (AMOUNT.exec(text)?.[0].length ?? 0) : bracket
  const [, names = '', preparation = ''] = /^\[?([^\],]*)\]?(.*)/.exec(text.slice(start)) ?? []
  return {
    amount: text.slice('- '.length, start),
    options: names.split('/').map(optionOf),
    preparation,
    isBracketed: bracket >= 0,
  }
}

function readClause(text: string, title = 'foods.md'): Clause {
  const parts = CLAUSE.exec(text)
  if (!parts) throw new Error(`${title}: “${text}” is not “1 [leek], sliced, with the onion”`)
  const [, verb = '', amount = '', names = '', preparation = '', place = '', anchor = ''] = parts
  const options = names.split('/').map(optionOf)
  return { verb, amount, options, preparation, isBracketed: true, place, anchor }
}

function byFood(clauses: readonly Clause[]): Extras {
  const all = new Map<Food, Extra[]>()
  for (const line of clauses)
    for (const option of line.options)
      for (const food of option.foods) addTo(all, food, { line, option })
  return all
}

/** The last food that a text names. */
function foodsOf(text: string): readonly Food[] {
  const all = findNames(text).map((name) => name.foods.filter(({ weight }) => weight > 0))
  return all.findLast((found) => found.length > 0) ?? []
}

/** Throws for a food of foods.md that no recipe takes. */
function checkFoods() {
  const used = new Set<Food>()
  for (const { lines, extras, sides } of recipes) {
    for (const { options } of lines)
      for (const option of options) for (const food of option.foods) used.add(food)
    for (const food of [...extras.keys(), ...sides.keys()]) used.add(food)
  }
  const unused = foods.filter(
    (food) =>
      food.weight > 0 && !used.has(food) && ![...food.standsFor].some((other) => used.has(other)),
  )
  if (unused.length > 0)
    throw new Error(
      `No recipe takes ${unused.map(({ names, place }) => `${names[0]} (${place})`).join(', ')}`,
    )
}

/** Reads each text once: many recipes share a line, such as "1 tbsp oil". */
function once<Value>(read: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>()
  return (text) => {
    const value = values.get(text) ?? read(text)
    values.set(text, value)
    return value
  }
}
