import { COOKBOOK } from './cookbook.ts'
import { findInPantry } from './pantry.ts'

const SIGNATURE = '*By the built-in demo chef, which follows a few rules and is not an AI model.*'
const MAX_INGREDIENTS = 20
const MAX_NAME_LENGTH = 40
const PREPARATION_MINUTES = 10
const SLOT = /\{(.*?)\}/g
const LIST = new Intl.ListFormat('en-GB')

/** Writes a markdown recipe for ingredients that are joined by a comma and a space. */
export function composeRecipe(joined: string): string {
  const names = namesIn(joined)
  const dishes = Object.entries(COOKBOOK)
    .map(([title, method]) => cook(title, method, names))
    .filter((dish) => dish !== undefined)
  const [best] = dishes.toSorted((a, b) => a.unused.length - b.unused.length)
  return best ? markdownOf(best, names) : ''
}

type Dish = { title: string; steps: string[]; used: string[]; unused: string[] }

/** The dish with these ingredients; undefined if the first step finds none. cookbook.ts explains `{slots}`. */
function cook(title: string, method: string, names: string[]): Dish | undefined {
  /** The ingredients for "kind, kind or extra". */
  function ingredientsFor(slot: string): string[] {
    const [kinds = '', extra] = slot.split(' or ')
    const ofKind = (kind: string) => names.filter((name) => findInPantry(name)?.kind === kind)
    const found = kinds.split(', ').flatMap(ofKind)
    return found.length === 0 && extra ? [extra] : found
  }
  const ingredientsForSlotsOf = (text: string) =>
    [...text.matchAll(SLOT)].map(([, slot = '']) => ingredientsFor(slot))
  const sentences = method.trim().split(/(?<=\.)\s+/)
  const steps = sentences.filter((text) =>
    ingredientsForSlotsOf(text).every(({ length }) => length > 0),
  )
  if (steps[0] !== sentences[0]) return undefined

  const used = [...new Set(steps.flatMap(ingredientsForSlotsOf).flat())]
  const main = ingredientsForSlotsOf(title).flat().slice(0, 3)
  return {
    title: title.replace(/ with .*/, () => (main.length > 0 ? ` with ${LIST.format(main)}` : '')),
    steps: steps.map((text) => text.replace(SLOT, (_, slot) => LIST.format(ingredientsFor(slot)))),
    used,
    unused: names.filter((name) => !used.includes(name)),
  }
}

function markdownOf({ title, steps, used, unused }: Dish, names: string[]): string {
  const minutes = steps.join().match(/\d+(?= minutes)/g) ?? []
  const rows = used.map((name) => {
    const amount = /^\d/.test(name) ? 'as listed' : findInPantry(name)?.amount
    return `| ${names.includes(name) ? name : `${name} (extra)`} | ${amount} |`
  })
  const paragraphs = [
    `# ${title}`,
    SIGNATURE,
    `Serves 2. About ${minutes.reduce((sum, each) => sum + Number(each), PREPARATION_MINUTES)} minutes.`,
    ['| Ingredient | Amount |', '| --- | --- |', ...rows].join('\n'),
    '## Steps',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    unused.length > 0 ? `Not used: ${LIST.format(unused)}.` : '',
  ]
  return paragraphs.join('\n\n').trim()
}

/** The typed names, each once (eggs and egg are one), on one line, not too long, with markdown's marks escaped. */
function namesIn(joined: string): string[] {
  const names = new Map<string, string>()
  for (const typed of joined.split(', ', MAX_INGREDIENTS)) {
    const short = typed.trim().slice(0, MAX_NAME_LENGTH)
    const name = short.replace(/[\s\p{C}]+/gu, ' ').replace(/[\\`*_~|<>[\]!&#:@]/g, '\\$&')
    if (name.trim()) names.set(name.toLowerCase().replace(/e?s?$/, ''), name)
  }
  return [...names.values()]
}
