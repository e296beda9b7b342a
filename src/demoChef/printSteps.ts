import { BRACKETS, type Line } from './readRecipes.ts'
import { addTo, capitalize, listOf } from './words.ts'

/** A typed food that goes into a recipe, which doesn't need it. */
type Addition = Line & { name: string }

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

/** Says in the steps where additions go: "Fry the onion with the leek", "Add the wine before the stock." */
export function printSteps(steps: string, additions: readonly Addition[]): string {
  const sentences = steps.split('\n').map((step) => step.split(BETWEEN_SENTENCES))
  const groups = new Map<string, Addition[]>()
  const inOrder = [...additions].sort((a, b) => ORDER.indexOf(a.place) - ORDER.indexOf(b.place))
  for (const addition of inOrder)
    addTo(groups, [addition.verb, addition.place, addition.anchor].join(), addition)
  for (const group of groups.values()) {
    const [{ place = '', anchor = '' } = {}] = group
    const isAtEnd = PLACES[place]?.end !== undefined
    const pattern = anchorPattern(anchor)
    const isHere = (sentence: string) => !isAtEnd && pattern.test(withoutBrackets(sentence))
    const step = sentences.find((all) => all.some(isHere)) ?? sentences.at(-1) ?? []
    const at = step.findIndex(isHere)
    const sentence = step[at]
    if (sentence === undefined) step.push(describe(group))
    else step[at] = nameBesideAnchor(group, sentence) ?? putInFront(group, sentence)
  }
  return sentences.map((step) => step.join(' ')).join('\n')
}

/** "Fry the onion with the leek". Undefined if the group needs a sentence of its own: "Toast the nuts with the onion." */
function nameBesideAnchor(group: readonly Addition[], sentence: string): string | undefined {
  const [{ verb = '', place = '', anchor = '' } = {}] = group
  const pattern = anchorPattern(anchor, NO_NOUN)
  const canShareVerb = place === 'with' && (verb === '' || verb === 'fry')
  if (!canShareVerb || !pattern.test(sentence)) return
  return sentence.replace(pattern, (found, next: string, start: number) => {
    // "the potatoes, egg, flour and salt"
    const isInList = /^(?:,| and)$/.test(next) && AFTER_COMMA.test(sentence.slice(0, start))
    if (isInList) return `${found}, ${namesOf(group).replace(' and ', ', ')}`
    return [found, next === ' with' ? 'and' : 'with', namesOf(group)].join(' ')
  })
}

/** "2. Add the wine before the stock. Pour in the stock": the number of a step stays in front. */
const putInFront = (group: readonly Addition[], sentence: string) =>
  sentence.replace(/^(?:\d+\. )?/, `$&${describe(group)} `)

/** Finds the words of an anchor, but not "oil" in "boil". */
export function anchorPattern(anchor: string, next = '(?=s?(?!\\p{L}))'): RegExp {
  const words = withoutBrackets(anchor).replace(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(`(?<![\\p{L}-])${words}\\]?${next}`, 'iu')
}

function describe(group: readonly Addition[]): string {
  const [{ verb = '', place = '', anchor = '' } = {}] = group
  const { verb: usualVerb = '', end = `${place} the ${anchor}` } = PLACES[place] ?? {}
  const time = verb === 'fry' ? ' for 5 minutes' : ''
  return `${capitalize(verb || usualVerb)} ${namesOf(group)}${time} ${end}.`
}

const namesOf = (group: readonly Addition[]) => listOf(group.map(({ name }) => `the ${name}`))
const withoutBrackets = (text: string) => text.replace(BRACKETS, '$1')
