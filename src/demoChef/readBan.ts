import { isAllergenic } from './food.ts'
import type { Scope } from './readClause.ts'
import { excludeAll, leaveOut, type Reading } from './reading.ts'
import type { Clause } from './splitClauses.ts'
import { isNamed, isUnknown, show, type Token } from './token.ts'

/** "nothing of the rose family" */
const OF_A_GROUP = /\b(?:family|derivatives?|relatives)\b/i

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes all names of the clause, or else those before it. */
export function readBan(
  { text, before, after }: Clause,
  tokens: readonly Token[],
  scope: Scope,
  reading: Reading,
) {
  const isAllergen = (name: Token) => reading.dictionary.kindsOf(name).some(isAllergenic)
  const names = tokens.filter(isNamed)
  const strange = tokens.filter(isUnknown)
  const isAvoid = tokens.some(({ role }) => role === 'avoid' || role === 'free')
  const ban = tokens.findIndex(({ role }) => role === 'no' || role === 'avoid')
  const isBefore = ban >= 0 && ban < tokens.findIndex(names.length > 0 ? isNamed : isUnknown)
  // "no nuts or sprue"
  const isListed = strange.some((word) => tokens[tokens.indexOf(word) - 1]?.role === 'and')
  if (names.length > 0 && (isListed || OF_A_GROUP.test(text))) reading.unreadable.add(text.trim())
  else if (names.length > 0) {
    // "no wheat rice milk eggs"
    const words = names.length > 2 ? names.flatMap(({ text: all }) => all.split(' ')) : []
    const apart = words.flatMap((word) => reading.dictionary.findFood(word) ?? [])
    // "eggs, nut and milk allergy"
    const others = isBefore || names.length === 1 ? [] : scope.sentence.filter(isAllergen)
    excludeAll(reading, [...others, ...names, ...apart])
    if (before.includes('(')) scope.goesOn = 'bracket'
    else if (scope.goesOn !== 'all')
      scope.goesOn = !isBefore ? 'nothing' : isAvoid ? 'allergens' : 'kinds'
    scope.since = isBefore ? names : []
  } else if (strange.length > 0) {
    reading.unreadable.add(show(strange))
    // "no oven"
  } else if (tokens.some(({ role }) => role === 'tool')) return
  else if (after === ':' || after === '-' || tokens.some(({ role }) => role === 'following'))
    scope.goesOn = 'all'
  else if (isAvoid && before.includes(',')) reading.unreadable.add(text.trim())
  else if (isAvoid) {
    excludeAll(reading, [...scope.sentence.filter(isAllergen), ...scope.last])
    if (before.includes('(')) return
    // "ALLERGIC! Mushrooms", but not "tuna (allergic!), pasta"
    scope.isHeading = after === '!'
    if (scope.last.length === 0) scope.heading = text.trim()
    scope.goesOn = 'allergens'
    // "walnuts, no", "beans, not soaked"
  } else if (scope.last.length > 0) {
    leaveOut(reading, { words: text.trim(), foods: scope.last })
  } else scope.isHeading = true
}
