import { isAllergenic } from './food.ts'
import { excludeAll, leaveOut, type Reading } from './reading.ts'
import { BRACKET_END, LIST_END, type Scope, SENTENCE_END } from './scope.ts'
import type { Clause } from './splitClauses.ts'
import { hasRole, isNamed, isUnknown, someHave, type Token } from './token.ts'

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes all names of the clause, or else those before it. */
export function readBan(
  { text, before, after }: Clause,
  tokens: readonly Token[],
  scope: Scope,
  reading: Reading,
) {
  const isAllergen = (name: Token) => reading.dictionary.kindsOf(name).some(isAllergenic)
  const names = tokens.filter(isNamed)
  const isAvoid = someHave(tokens, 'avoid', 'free')
  const strange = tokens.filter(isUnknown)
  // "no nuts or sprue", but not "no bloody nuts"
  const listed = strange.filter((word) => tokens[tokens.indexOf(word) - 1]?.role === 'and')
  if (names.length > 0 ? listed.length > 0 : strange.length > 0)
    reading.refused.add(`“${text.trim()}”`)
  else if (names.length > 0) {
    const ban = tokens.findIndex((token) => hasRole(token, 'no', 'avoid'))
    const isBefore = ban >= 0 && ban < tokens.findIndex(isNamed)
    // "eggs, nut and milk allergy"
    const others = isBefore || names.length === 1 ? [] : scope.sentence.filter(isAllergen)
    excludeAll(reading, [...others, ...names, ...namesWithin(names, reading)])
    if (before.includes('(')) scope.ban = { covers: 'all', until: BRACKET_END, names }
    else if (scope.ban?.covers !== 'all')
      scope.ban = isBefore
        ? { covers: isAvoid ? 'allergens' : 'kinds', until: SENTENCE_END, names }
        : undefined
    // "no oven"
  } else if (someHave(tokens, 'tool')) return
  else if (after === ':' || after === '-' || someHave(tokens, 'following'))
    scope.ban = { covers: 'all', until: LIST_END, names: [] }
  else if (isAvoid && before.includes(',')) reading.refused.add(`“${text.trim()}”`)
  // "ALLERGIC! Mushrooms", but not "tuna (allergic!), pasta"
  else if (scope.last.length === 0) scope.heading = text.trim()
  else if (isAvoid) {
    excludeAll(reading, [...scope.sentence.filter(isAllergen), ...scope.last])
    if (!before.includes('(')) scope.ban = { covers: 'allergens', until: SENTENCE_END, names: [] }
    // "walnuts, no", "beans, not soaked"
  } else leaveOut(reading, { words: text.trim(), foods: scope.last })
}

/** "no wheat rice milk eggs" bans rice and milk, too. */
function namesWithin(names: readonly Token[], { dictionary }: Reading): readonly Token[] {
  const words = names.length > 2 ? names.flatMap(({ text }) => text.split(' ')) : []
  return words.flatMap((word) => dictionary.findFood(word) ?? [])
}
