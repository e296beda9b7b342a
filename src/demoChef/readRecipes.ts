import * as chapters from './chapters.ts'
import { findNames, foods, sides } from './findNames.ts'
import type { Food } from './readFoods.ts'
import { addTo } from './words.ts'

export type Recipe = {
  title: string
  /** "20 minutes", "makes 12" */
  facts: readonly string[]
  /** Words behind the minutes, such as "raw egg". */
  tags: readonly string[]
  lines: readonly IngredientLine[]
  /** A numbered list. */
  steps: string
  /** "If you have it", by food. */
  extras: Extras
  /** What every dish of its kind takes, by food. */
  sides: Extras
  tip: string
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
type Extra = { line: Clause; option: Option }
type Extras = ReadonlyMap<Food, readonly Extra[]>

export const BRACKETS = /\[([^\]]*)\]/g
/** "300 g ", "a can of ", but "leg of lamb" is a food. */
const AMOUNT =
  /^- (?:an? |[\d/ ]+)?(?:(?:g|kg|ml|l|tbsp|tsp) )?(?:(?!bicarbonate|leg|shoulder)[a-z]+ of )?/
const CLAUSE =
  /^(?:((?!an? )[a-z]+) )?((?:an?|\d[\d/]*) [a-z ]*)\[([^\]]+)\]((?:, .+?)?),? (with|before|after|over|into|beside) (?:the |it)(.*)$/
const IF_YOU_HAVE_IT = '**If you have it:** '
const TIP = 'Tip: '
const TAGS = ['sweet', 'drink', 'plain', 'raw egg', 'raw fish', 'raw meat']
const options = new Map<string, Option>()
/** By taste: "savoury", "sweet" or "drink" */
const sidesOf = new Map(
  [...sides].map(([taste, clauses]) => [taste, byFood(clauses.map((text) => readClause(text)))]),
)
export const recipes: readonly Recipe[] = Object.values(chapters).flatMap((chapter) =>
  chapter.replaceAll('\r\n', '\n').split('\n## ').slice(1).map(readRecipe),
)
checkFoods()

function readRecipe(text: string): Recipe {
  const [title = '', time = '', list = '', steps = '', ...more] = text.trim().split('\n\n')
  const behind = (words: string) => more.find((part) => part.startsWith(words))?.slice(words.length)
  const facts = time.split(' · ')
  const tags = facts.filter((fact) => TAGS.includes(fact))
  const taste = tags.find((tag) => tag === 'plain' || sidesOf.has(tag)) ?? 'savoury'
  const clauses = behind(IF_YOU_HAVE_IT)?.slice(0, -1).split('; ') ?? []
  return {
    title,
    facts: facts.filter((fact) => !tags.includes(fact)),
    tags,
    lines: list.split('\n').map(readLine),
    steps,
    extras: byFood(clauses.map((clause) => readClause(clause, title))),
    sides: sidesOf.get(taste) ?? new Map(),
    tip: behind(TIP) ?? '',
  }
}

function readLine(text: string): IngredientLine {
  const bracket = text.indexOf('[')
  const start = bracket < 0 ? (AMOUNT.exec(text)?.[0].length ?? 0) : bracket
  const [, names = '', preparation = ''] = /^\[?([^\],]*)\]?(.*)/.exec(text.slice(start)) ?? []
  return {
    amount: text.slice('- '.length, start),
    options: readOptions(names),
    preparation,
    isBracketed: bracket >= 0,
  }
}

function readClause(text: string, title = 'foods.md'): Clause {
  const parts = CLAUSE.exec(text)
  if (!parts) throw new Error(`${title}: “${text}” is not “1 [leek], sliced, with the onion”`)
  const [, verb = '', amount = '', names = '', preparation = '', place = '', anchor = ''] = parts
  const options = readOptions(names)
  return { verb, amount, options, preparation, isBracketed: true, place, anchor }
}

function byFood(clauses: readonly Clause[]): Extras {
  const all = new Map<Food, Extra[]>()
  for (const line of clauses)
    for (const option of line.options)
      for (const food of option.foods) addTo(all, food, { line, option })
  return all
}

/** "chicken breasts/turkey breasts". A text means the last food that it names. Many recipes share one, so it is read once. */
function readOptions(texts: string): readonly Option[] {
  return texts.split('/').map((text) => {
    const known = options.get(text)
    if (known) return known
    const all = findNames(text).map((name) => name.foods.filter(({ weight }) => weight > 0))
    const option = { text, foods: all.findLast((found) => found.length > 0) ?? [] }
    options.set(text, option)
    return option
  })
}

/** Throws for a food of foods.md that no recipe takes. */
function checkFoods() {
  const used = new Set([...options.values()].flatMap((option) => option.foods))
  const unused = foods
    .filter(({ weight }) => weight > 0)
    .filter((food) => ![food, ...food.standsFor].some((other) => used.has(other)))
    .map(({ names, place }) => `${names[0]} (${place})`)
  if (unused.length > 0) throw new Error(`No recipe takes ${unused.join(', ')}`)
}
