import { isAllergenic } from './food.ts'
import { excludeAll, leaveOut, type Reading } from './reading.ts'
import { BRACKET_END, banBelow, LIST_END, SENTENCE_END } from './scope.ts'
import { type Clause, hasWord } from './splitClauses.ts'
import { hasRole, isNamed, isUnknown, type Token } from './token.ts'

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes what the clause names, or else what stands before it. */
export function readBan(clause: Clause, reading: Reading) {
  const { names } = clause
  const { scope } = reading
  const text = clause.text.trim()
  if (isUnclear(clause)) reading.refused.add(`“${text}”`)
  else if (names.length > 0) banNames(clause, reading)
  else if (hasWord(clause, 'tool'))
    return // "no oven"
  else if (isHeading(clause)) scope.ban = { covers: 'all', until: LIST_END }
  else if (scope.last.length === 0) scope.ban = banBelow(text)
  else if (hasWord(clause, 'avoid', 'free'))
    excludeAll(reading, [...allergensBefore(reading), ...scope.last])
  else leaveOut(reading, { words: text, foods: scope.last }) // "walnuts, no"
}

/** Excludes the names of a clause. The ban may go on over the clauses that follow. */
function banNames(clause: Clause, reading: Reading) {
  const { before, tokens, names } = clause
  const { scope } = reading
  const ban = tokens.findIndex((token) => hasRole(token, 'no', 'avoid'))
  const isBefore = ban >= 0 && ban < tokens.findIndex(isNamed)
  // "eggs, nut and milk allergy"
  const others = isBefore || names.length === 1 ? [] : allergensBefore(reading)
  excludeAll(reading, [...others, ...names, ...namesWithin(names, reading)])
  if (isBefore) scope.sentence = []
  const covers = hasWord(clause, 'avoid', 'free') ? 'allergens' : 'kinds'
  if (before.includes('(')) scope.ban = { covers: 'all', until: BRACKET_END }
  else if (scope.ban?.covers !== 'all')
    scope.ban = isBefore ? { covers, until: SENTENCE_END } : undefined
}

const allergensBefore = ({ scope, dictionary }: Reading) =>
  scope.sentence.filter((name) => dictionary.kindsOf(name).some(isAllergenic))

/** "no sprue", "no nuts or sprue", "eggs, allergic", but not "no bloody nuts" */
function isUnclear(clause: Clause): boolean {
  const { tokens, names, before } = clause
  const strange = tokens.filter(isUnknown)
  const isListed = (word: Token) => {
    const at = tokens.indexOf(word)
    return [tokens[at - 1], tokens[at + 1]].some((token) => token?.role === 'and')
  }
  if (names.length > 0) return strange.some(isListed)
  const isAfterComma = before.includes(',') && !isHeading(clause)
  return strange.length > 0 || (isAfterComma && hasWord(clause, 'avoid', 'free'))
}

/** "Allergies:", "I can't eat the following" */
const isHeading = (clause: Clause) =>
  clause.after === ':' || clause.after === '-' || hasWord(clause, 'following')

/** "no wheat rice milk eggs" bans "rice milk", but also rice and milk. */
function namesWithin(names: readonly Token[], { dictionary }: Reading): readonly Token[] {
  const words = names.length > 2 ? names.flatMap(({ text }) => text.split(' ')) : []
  return words.flatMap((word) => dictionary.findFood(word) ?? [])
}
