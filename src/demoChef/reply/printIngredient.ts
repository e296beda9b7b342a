import { lastWord, toSingular } from '../dictionary/words.ts'
import { conditionsOf, type Exclusions } from '../list/exclusions.ts'
import type { Amount } from '../list/readAmount.ts'
import { matchedFood } from '../recipes/choice.ts'
import { type Named, printNumber } from './nameIngredient.ts'

const NEEDED = /^(\d+)(?: (g|ml))? $/ // "2 ", "200 g "

/** "- 300 g **chicken**, in strips (you have 200 g)" */
export function printIngredient(ingredient: Named, exclusions: Exclusions): string {
  const { line, matches, bought, amount, name } = ingredient
  const [first, ...others] = matches
  if (!first) {
    const labels = conditionsOf(bought?.foods[0], exclusions).map((kind) => `${kind}-free `)
    return `- ${amount}${labels.join('')}${name}${line.preparation}`
  }
  const notes = matches.flatMap((match) => {
    const { text, without } = match.typed
    const isNamed = toSingular(name).includes(lastWord(text))
    const kinds = conditionsOf(matchedFood(match), exclusions)
    const conditions = kinds.filter((kind) => !without.includes(kind))
    return [...(isNamed ? [] : [text]), ...conditions.map((kind) => `if ${kind}-free`)]
  })
  if (others.length === 0) notes.push(...noteIfLess(amount, first.typed.amount))
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : ''
  return `- ${amount}**${name}**${preparationOf(ingredient)}${note}`
}

/** What a line says for all its foods, said for these: bread is not "boiled or warmed", and no spice is "fresh". */
function preparationOf({ line: { preparation }, matches }: Named): string {
  const areAll = (group: string) => matches.every((one) => matchedFood(one)?.groups.includes(group))
  if (areAll('table bread')) return preparation.replace(/boiled or warmed|cooked/, 'warmed')
  return areAll('spices') ? preparation.replace(/, \w+ if fresh/, '') : preparation
}

/** "you have 1", if that is less than a recipe takes */
function noteIfLess(amount: string, available: Amount | undefined): string[] {
  const [, needed = '', unit = ''] = NEEDED.exec(amount) ?? []
  const isLess = available?.unit === unit && available.number < Number(needed)
  return isLess ? [`you have ${printNumber(available.number)} ${unit}`.trim()] : []
}
