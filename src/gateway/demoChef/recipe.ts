import type { Dish, Extra, Step } from './dish.ts'
import { dishFor, lacksSubstance } from './menu.ts'
import { amountOf, type Kind, kindOf } from './pantry.ts'

type Ingredient = { name: string; kind: Kind; isExtra: boolean }

const MOST_INGREDIENTS = 10
const LONGEST_NAME = 60
const SIGNATURE = '*By the built-in demo chef, which follows a few rules and is no AI model.*'
const EXTRAS: Record<Extra, string> = {
  bread: 'bread',
  fat: 'olive oil',
  seasoning: 'salt',
  sweetSpice: 'cinnamon',
}

/** What a dish is named after, when it has many ingredients: the most telling first. */
const TELLING: readonly Kind[] = [
  'meat',
  'fish',
  'tofu',
  'pulse',
  'egg',
  'fruit',
  'berry',
  'vegetable',
  'leaf',
  'root',
  'other',
  'cheese',
  'sweet',
  'onion',
  'bread',
  'grain',
  'pasta',
]

/** Composes a recipe in GitHub-flavoured markdown for ingredients that are joined by a comma and a space. */
export function composeRecipe(joined: string): string {
  const names = withoutDuplicates(joined.split(', ').map(plainName).filter(Boolean))
  if (names.length === 0)
    return `# Nothing to cook\n\n${SIGNATURE}\n\nAdd an ingredient, and ask again.`

  const listed = names
    .slice(0, MOST_INGREDIENTS)
    .map((name) => ({ name, kind: kindOf(name), isExtra: false }))
  const basis = lacksSubstance(kindsOf(listed)) ? [...listed, extra('bread')] : listed
  const dish = dishFor(kindsOf(basis))
  const missing = dish.extras.filter((kind) => !kindsOf(basis).includes(kind))
  const used = [...basis, ...missing.map(extra)]
  const steps = dish.steps.flatMap((step) => written(step, used, dish))
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  const left = names.length - listed.length
  return [
    `# ${dish.name} with ${mainNames(listed)}`,
    SIGNATURE,
    `**Serves 2 · about ${Math.ceil(minutes / 5) * 5} minutes**`,
    ['| Ingredient | Amount |', '| --- | --- |', ...used.map(row)].join('\n'),
    '## Steps',
    steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
    ...(left > 0 ? [`Left for another day: ${left} more from your list.`] : []),
  ].join('\n\n')
}

const kindsOf = (ingredients: Ingredient[]) => ingredients.map(({ kind }) => kind)

const extra = (kind: Extra): Ingredient => ({ name: EXTRAS[kind], kind, isExtra: true })

/** The step with the ingredients that it takes, or none where it lacks them. */
function written(step: Step, used: Ingredient[], dish: Dish): Step[] {
  const { takes } = step
  if (takes === 'nothing') return [step]
  const taken = dish.steps.flatMap(({ takes }) => (typeof takes === 'string' ? [] : takes))
  const isTaken = (kind: Kind) => (takes === 'rest' ? !taken.includes(kind) : takes.includes(kind))
  const names = used.filter(({ kind }) => isTaken(kind)).map(({ name }) => name)
  return names.length > 0 ? [{ ...step, text: step.text.replace('{}', () => list(names)) }] : []
}

function mainNames(listed: Ingredient[]): string {
  const rank = ({ kind }: Ingredient) => TELLING.indexOf(kind) + 1 || TELLING.length + 1
  const main = listed.toSorted((a, b) => rank(a) - rank(b)).slice(0, 3)
  return list(main.map(({ name }) => name))
}

function row({ name, kind, isExtra }: Ingredient): string {
  return `| ${escapeMarkdown(name)}${isExtra ? ' (extra)' : ''} | ${amountOf(name, kind)} |`
}

function list(names: string[]): string {
  const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  return conjunction.format(names.map(escapeMarkdown))
}

function withoutDuplicates(names: string[]): string[] {
  return [
    ...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values(),
  ].reverse()
}

/** One line of a bearable length, whatever was typed. */
function plainName(ingredient: string): string {
  const name = [...ingredient.replace(/\s+/g, ' ').trim()]
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).join('')}…` : name.join('')
}

/** So that an ingredient can't end a table's cell or a heading, or start markup of its own. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~|<>[\]!&#]/g, '\\$&')
}
