import { BRACKETS, type Line } from './readRecipes.ts'
import { addTo, capitalize, listOf } from './words.ts'

/** What was typed and goes into a recipe that doesn't need it. */
type Addition = Line & { name: string }

/** The usual verb for a place and, if it is no step of the recipe, its words at the end of the last step. */
const PLACES: Record<string, readonly [verb: string, end?: string]> = {
  with: ['add'],
  before: ['add'],
  into: ['stir', 'in at the end'],
  over: ['scatter', 'over at the end'],
  beside: ['serve', 'beside it'],
}
/** A sentence "before the wine" must not take what goes in with the wine. */
const ORDER = Object.keys(PLACES)
const BETWEEN_SENTENCES = /(?<=[.!]) (?=[\p{Lu}[])/u
const NEXT_WORDS =
  'and|or|in|into|for|to|until|over|on|with|at|from|by|under|again|together|while|then'
/** What may follow "the garlic with the ginger", but not "the garlic butter". */
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
    const [{ verb = '', place = '', anchor = '' } = {}] = group
    const isHere = (sentence: string) =>
      !PLACES[place]?.[1] && anchorPattern(anchor).test(withoutBrackets(sentence))
    const step = sentences.find((all) => all.some(isHere)) ?? sentences.at(-1) ?? []
    const at = step.findIndex(isHere)
    const sentence = step[at] ?? ''
    const food = anchorPattern(anchor, NO_NOUN)
    if (at < 0) step.push(describe(group))
    else if (place === 'with' && (verb === '' || verb === 'fry') && food.test(sentence))
      step[at] = sentence.replace(food, (found, next: string, start: number) => {
        // "the potatoes, egg, flour and salt"
        const isInList = /^(?:,| and)$/.test(next) && AFTER_COMMA.test(sentence.slice(0, start))
        if (isInList) return `${found}, ${namesOf(group).replace(' and ', ', ')}`
        return [found, next === ' with' ? 'and' : 'with', namesOf(group)].join(' ')
      })
    // A step begins with its number: "2. ", which stays in front.
    else step[at] = sentence.replace(/^(?:\d+\. )?/, `$&${describe(group)} `)
  }
  return sentences.map((step) => step.join(' ')).join('\n')
}

/** Finds the words of an anchor, but not "oil" in "boil". */
export function anchorPattern(anchor: string, next = '(?=s?(?!\\p{L}))'): RegExp {
  const words = withoutBrackets(anchor).replace(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(`(?<![\\p{L}-])${words}\\]?${next}`, 'iu')
}

function describe(group: readonly Addition[]): string {
  const [{ verb = '', place = '', anchor = '' } = {}] = group
  const [usualVerb = '', end = `${place} the ${anchor}`] = PLACES[place] ?? []
  const time = verb === 'fry' ? ' for 5 minutes' : ''
  return `${capitalize(verb || usualVerb)} ${namesOf(group)}${time} ${end}.`
}

const namesOf = (group: readonly Addition[]) => listOf(group.map(({ name }) => `the ${name}`))
const withoutBrackets = (text: string) => text.replace(BRACKETS, '$1').toLowerCase()
