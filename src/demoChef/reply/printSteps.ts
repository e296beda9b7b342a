import { capitalize, listOf, wholeWords } from '../dictionary/words.ts'
import type { Extra } from '../recipes/readRecipes.ts'
import type { Named } from './printIngredient.ts'

/** Between sentences, and behind the number of a step */
const SPACE_BETWEEN = /(?<=[.!]) (?=\p{Lu})/u

/** "the [onion] and the peas", but not "the [onion] and fry" */
const IN_LIST = /^(?:,| and) (?:\[|the |\d)/

/** Says in the steps where extras go: "Fry the onion and the leek. Add the wine before the stock." */
export function printSteps(steps: string, extras: readonly Named<Extra>[]): string {
  return extras.reduce((text, extra) => {
    const { verb, place } = extra.line
    const group = extras.filter(({ line }) => line.verb === verb && line.place === place)
    const names = group.map(({ name }) => `the ${name}`)
    return extra === group[0] ? addFoods(text, extra.line, names) : text
  }, steps)
}

function addFoods(steps: string, { verb, place, anchor }: Extra, names: readonly string[]): string {
  const pattern = anchorPattern(anchor)
  if (verb === '')
    return steps.replace(pattern, (found, at: number) => {
      const isInList = IN_LIST.test(steps.slice(at + found.length))
      return isInList ? [found, ...names].join(', ') : listOf([found, ...names])
    })
  const sentences = steps.split(SPACE_BETWEEN)
  const at = anchor ? sentences.findIndex((one) => pattern.test(one)) : sentences.length
  sentences.splice(at, 0, `${capitalize(verb)} ${listOf(names)} ${place}.`)
  return sentences.join(' ')
}

export const anchorPattern = (anchor: string) => wholeWords(anchor.replace(/[[\]]/g, '\\$&'), 'iu')
