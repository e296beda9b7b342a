import { dishFor, type Extra, type Step } from './dishes.ts'
import { amountOf, type Kind, kindOf } from './pantry.ts'

type Ingredient = { name: string; kind: Kind }

const MOST_INGREDIENTS = 10
const LONGEST_NAME = 60
const SIGNATURE = '*By the built-in demo chef, which follows a few rules and is no AI model.*'
const EXTRAS: Record<Extra, readonly [name: string, amount: string]> = {
  oil: ['olive oil', '2 tbsp'],
  salt: ['salt', '1 pinch'],
  cinnamon: ['cinnamon', '1 pinch'],
}
/** What a dish is best known by, when it has many ingredients. */
const TELLING = 'meat fish tofu pulse egg fruit berry vegetable leaf root other cheese'.split(' ')

/** Composes a recipe in GitHub-flavoured markdown for ingredients that are joined by a comma and a space. */
export function composeRecipe(joined: string): string {
  const names = [...new Set(joined.split(', ').map(plainName).filter(Boolean))]
  const all = names.map((name) => ({ name: escapeMarkdown(name), kind: kindOf(name) }))
  const used = all.slice(0, MOST_INGREDIENTS)
  if (used.length === 0)
    return `# Nothing to cook\n\n${SIGNATURE}\n\nAdd an ingredient, and ask again.`

  const dish = dishFor(used.map(({ kind }) => kind))
  const steps = dish.steps.flatMap((step) => written(step, used, dish.steps))
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  const extras = dish.extras
    .map((extra) => EXTRAS[extra])
    .filter(([name]) => !used.some((one) => one.name.toLowerCase().endsWith(lastWord(name))))
    .map(([name, amount]) => `| ${name} (extra) | ${amount} |`)
  const left = all.length - used.length
  return [
    `# ${dish.name} with ${titleNames(used)}`,
    SIGNATURE,
    `**Serves 2 · about ${Math.ceil(minutes / 5) * 5} minutes**`,
    [
      '| Ingredient | Amount |',
      '| --- | --- |',
      ...used.map(({ name, kind }) => `| ${name} | ${amountOf(kind)} |`),
      ...extras,
    ].join('\n'),
    '## Steps',
    steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
    ...(left > 0 ? [`Left for another day: ${left} more from your list.`] : []),
  ].join('\n\n')
}

function written(step: Step, used: Ingredient[], steps: readonly Step[]): Step[] {
  if (step.takes === 'nothing') return [step]
  const taken = steps.flatMap(({ takes }) => (typeof takes === 'string' ? [] : takes))
  const kinds = step.takes
  const names = used
    .filter(({ kind }) => (kinds === 'rest' ? !taken.includes(kind) : kinds.includes(kind)))
    .map(({ name }) => name)
  return names.length > 0 ? [{ ...step, text: step.text.replace('{}', () => list(names)) }] : []
}

function titleNames(used: Ingredient[]): string {
  const rank = ({ kind }: Ingredient) => TELLING.indexOf(kind) + 1 || TELLING.length + 1
  const telling = used.toSorted((a, b) => rank(a) - rank(b)).slice(0, 3)
  return list(telling.map(({ name }) => name))
}

const list = (names: string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)

const lastWord = (name: string) => name.split(' ').at(-1) ?? name

/** One line of a bearable length, whatever was typed. */
function plainName(ingredient: string): string {
  const name = [...ingredient.replace(/\s+/g, ' ').trim()]
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).join('')}…` : name.join('')
}

/** So that an ingredient can't end a table's cell or start markup of its own. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_~|<>[\]!&]/g, '\\$&')
