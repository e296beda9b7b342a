import { BRACKETS, type Line } from './readRecipes.ts'
import { capitalize, listOf } from './words.ts'

/** A typed food that goes into a recipe, which doesn't need it. */
type Extra = Pick<Line, 'verb' | 'place' | 'anchor'> & { name: string }
/** The extras that go to one place. */
type Group = Omit<Extra, 'name'> & { names: string[] }

/** The usual verb for a place. What has an `end` goes to the end of the last step, in these words. */
const PLACES: Record<string, { verb: string; end?: string }> = {
  with: { verb: 'add' },
  before: { verb: 'add' },
  into: { verb: 'stir', end: 'in at the end' },
  over: { verb: 'scatter', end: 'over at the end' },
  beside: { verb: 'serve', end: 'beside it' },
}
/** A sentence "before the wine" must not take what goes in with the wine. */
const ORDER = Object.keys(PLACES)
const BETWEEN_SENTENCES = /(?<=[.!]) (?=[\p{Lu}[])/u
const NEXT_WORDS =
  'and|or|in|into|for|to|until|over|on|with|at|from|by|under|again|together|while|then'
/** Ends the name of a food: "the garlic with the ginger", but not "the garlic butter" */
const NO_NOUN = `(?=([.,;]| (?:${NEXT_WORDS})\\b))`
const AFTER_COMMA = /, (?:the )?\[?$/

/** Says in the steps where extras go: "Fry the onion with the leek", "Add the wine before the stock." */
export function printSteps(steps: string, extras: readonly Extra[]): string {
  const stepList = steps.split('\n').map((step) => step.split(BETWEEN_SENTENCES))
  for (const group of groupByPlace(extras)) {
    const isAtEnd = PLACES[group.place]?.end !== undefined
    const pattern = anchorPattern(group.anchor)
    const isHere = (sentence: string) => !isAtEnd && pattern.test(withoutBrackets(sentence))
    const step = stepList.find((one) => one.some(isHere)) ?? stepList.at(-1) ?? []
    const at = step.findIndex(isHere)
    const sentence = step[at]
    if (sentence === undefined) step.push(describe(group))
    else step[at] = nameBesideAnchor(group, sentence) ?? putInFront(group, sentence)
  }
  return stepList.map((step) => step.join(' ')).join('\n')
}

function groupByPlace(extras: readonly Extra[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const { verb, place, anchor, name } of extras) {
    const key = [verb, place, anchor].join()
    const group = groups.get(key) ?? { verb, place, anchor, names: [] }
    group.names.push(`the ${name}`)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.place) - ORDER.indexOf(b.place))
}

/** "Fry the onion with the leek". Undefined if the group needs a sentence of its own: "Toast the nuts with the onion." */
function nameBesideAnchor(group: Group, sentence: string): string | undefined {
  const { verb, place, anchor, names } = group
  const pattern = anchorPattern(anchor, NO_NOUN)
  const canShareVerb = place === 'with' && (verb === '' || verb === 'fry')
  if (!canShareVerb || !pattern.test(sentence)) return
  return sentence.replace(pattern, (found, next: string, start: number) => {
    // "the potatoes, egg, flour and salt"
    const isInList = /^(?:,| and)$/.test(next) && AFTER_COMMA.test(sentence.slice(0, start))
    if (isInList) return `${found}, ${listOf(names).replace(' and ', ', ')}`
    return [found, next === ' with' ? 'and' : 'with', listOf(names)].join(' ')
  })
}

/** "2. Add the wine before the stock. Pour in the stock": the number of a step stays in front. */
const putInFront = (group: Group, sentence: string) =>
  sentence.replace(/^(?:\d+\. )?/, `$&${describe(group)} `)

/** Finds the words of an anchor, but not "oil" in "boil". */
export function anchorPattern(anchor: string, next = '(?=s?(?!\\p{L}))'): RegExp {
  const words = withoutBrackets(anchor).replace(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(`(?<![\\p{L}-])${words}\\]?${next}`, 'iu')
}

function describe({ verb, place, anchor, names }: Group): string {
  const { verb: usualVerb = '', end = `${place} the ${anchor}` } = PLACES[place] ?? {}
  const time = verb === 'fry' ? ' for 5 minutes' : ''
  return `${capitalize(verb || usualVerb)} ${listOf(names)}${time} ${end}.`
}

const withoutBrackets = (text: string) => text.replace(BRACKETS, '$1')
