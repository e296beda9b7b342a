import { lastWord, listOf, toSingular } from '../dictionary/words.ts'
import { conditionsOf, type Exclusions } from '../list/exclusions.ts'
import { matchedFood } from '../recipes/choice.ts'
import { type Named, noteIfLess } from './nameIngredient.ts'

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
  const note = notes.length > 0 ? ` (${listOf(notes)})` : ''
  return `- ${amount}**${name}**${line.preparation}${note}`
}
