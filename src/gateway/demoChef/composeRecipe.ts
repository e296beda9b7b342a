import { COOKBOOK } from './cookbook.ts'
import { findInPantry } from './pantry.ts'

const SIGNATURE = '*By the built-in demo chef, which follows a few rules and is not an AI model.*'
const MAX_INGREDIENTS = 20
const MAX_NAME_LENGTH = 40
const BRACES = /\{(.*?)\}/g
const LIST = new Intl.ListFormat('en-GB')

/** Writes a markdown recipe for ingredients that are joined by a comma and a space. */
export function composeRecipe(joined: string): string {
  const kinds = new Map(namesIn(joined).map((name) => [name, findInPantry(name)?.kind]))
  const recipes = Object.entries(COOKBOOK).flatMap(([title, method]) => cook(title, method, kinds))
  const [best] = recipes.toSorted((a, b) => a.unused.length - b.unused.length)
  return best?.markdown ?? ''
}

/** The recipe for a dish, in an array that is empty if the first step lacks its ingredients. */
function cook(title: string, method: string, kinds: Map<string, string | undefined>) {
  const names = [...kinds.keys()]
  const namesOf = (kind: string) => names.filter((name) => kinds.get(name) === kind)
  function choose(braces: string): string[] {
    const [wanted = '', extra] = braces.split(' or ')
    const chosen = wanted.split(', ').flatMap(namesOf)
    return chosen.length === 0 && extra ? [extra] : chosen
  }
  const choices = (text: string) => [...text.matchAll(BRACES)].map(([, it = '']) => choose(it))
  const fill = (text: string) => text.replace(BRACES, (_, it) => LIST.format(choose(it)))
  const sentences = method.trim().split(/(?<=\.)\s+/)
  const steps = sentences.filter((sentence) => choices(sentence).every(({ length }) => length > 0))
  if (steps[0] !== sentences[0]) return []

  const main = choices(title).flat().slice(0, 3)
  const used = [...new Set(steps.flatMap(choices).flat())]
  const unused = names.filter((name) => !used.includes(name))
  const labelOf = (name: string) => (names.includes(name) ? name : `${name} (extra)`)
  const amountOf = (name: string) => (/^\d/.test(name) ? 'as listed' : findInPantry(name)?.amount)
  const rows = used.map((name) => `| ${labelOf(name)} | ${amountOf(name)} |`)
  const minutes = steps.join().match(/\d+(?= minutes)/g) ?? []
  const paragraphs = [
    `# ${title.replace(/ with .*/, () => (main.length > 0 ? ` with ${LIST.format(main)}` : ''))}`,
    SIGNATURE,
    `Serves 2. About ${minutes.reduce((sum, each) => sum + Number(each), 10)} minutes.`,
    ['| Ingredient | Amount |', '| --- | --- |', ...rows].join('\n'),
    '## Steps',
    steps.map((step, index) => `${index + 1}. ${fill(step)}`).join('\n'),
    unused.length > 0 ? `Not used: ${LIST.format(unused)}.` : '',
  ]
  return [{ markdown: paragraphs.join('\n\n').trim(), unused }]
}

/** The names that were typed, each once: on one line, not too long, with markdown's marks escaped. */
function namesIn(joined: string): string[] {
  const names = new Map<string, string>()
  for (const typed of joined.split(', ')) {
    const short = typed.trim().slice(0, MAX_NAME_LENGTH)
    const name = short.replace(/[\s\p{C}]+/gu, ' ').replace(/[\\`*_~|<>[\]!&#:@]/g, '\\$&')
    if (name.trim()) names.set(name.toLowerCase().replace(/e?s$/, ''), name)
  }
  return [...names.values()].slice(0, MAX_INGREDIENTS)
}
