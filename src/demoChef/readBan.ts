import { isAllergenic } from './food.ts'
import { excludeAll, leaveOut, type Reading } from './reading.ts'
import { BRACKET_END, banBelow, LIST_END, NEXT_CLAUSE, SENTENCE_END } from './scope.ts'
import { type Clause, hasWord } from './splitClauses.ts'
import { hasRole, isNamed, isUnknown, type Token } from './token.ts'

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes what the clause names, or else what stands before it. */
export function readBan(clause: Clause, reading: Reading) {
  const { text, before, after, names } = clause
  const { scope } = reading
  const isAvoid = hasWord(clause, 'avoid', 'free')
  if (isUnclear(clause)) reading.refused.add(`“${text.trim()}”`)
  else if (names.length > 0) banNames(clause, reading)
  else if (hasWord(clause, 'tool'))
    return // "no oven"
  else if (isHeading(clause)) scope.ban = { covers: 'all', until: LIST_END, names }
  else if (scope.last.length === 0)
    scope.ban = isAvoid && after !== '!' ? banBelow(text.trim()) : NEXT_CLAUSE
  else if (isAvoid) {
    excludeAll(reading, [...allergensBefore(reading), ...scope.last])
    // "ALLERGIC! Mushrooms", but not "tuna (allergic!), pasta"
    if (!before.includes('('))
      scope.ban = after === '!' ? NEXT_CLAUSE : { covers: 'allergens', until: SENTENCE_END, names }
  } else leaveOut(reading, { words: text.trim(), foods: scope.last }) // "walnuts, no"
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
  const covers = hasWord(clause, 'avoid', 'free') ? 'allergens' : 'kinds'
  if (before.includes('(')) scope.ban = { covers: 'all', until: BRACKET_END, names }
  else if (scope.ban?.covers !== 'all')
    scope.ban = isBefore ? { covers, until: SENTENCE_END, names } : undefined
}

const allergensBefore = ({ scope, dictionary }: Reading) =>
  scope.sentence.filter((name) => dictionary.kindsOf(name).some(isAllergenic))

/** "nothing of the rose family" */
const OF_A_GROUP = /\b(?:family|derivatives?|relatives)\b/i
/** "no sprue", "no nuts or sprue", "eggs, allergic", but not "no bloody nuts" */
function isUnclear(clause: Clause): boolean {
  const { text, tokens, names, before } = clause
  const strange = tokens.filter(isUnknown)
  const isListed = (word: Token) => {
    const at = tokens.indexOf(word)
    return [tokens[at - 1], tokens[at + 1]].some((token) => token?.role === 'and')
  }
  if (names.length > 0) return OF_A_GROUP.test(text) || strange.some(isListed)
  const isLast = !isHeading(clause) && !hasWord(clause, 'tool')
  return strange.length > 0 || (isLast && hasWord(clause, 'avoid', 'free') && before.includes(','))
}

/** "Allergies:", "I can't eat the following" */
const isHeading = (clause: Clause) =>
  clause.after === ':' || clause.after === '-' || hasWord(clause, 'following')

/** "no wheat rice milk eggs" bans "rice milk", but also rice and milk. */
function namesWithin(names: readonly Token[], { dictionary }: Reading): readonly Token[] {
  const words = names.length > 2 ? names.flatMap(({ text }) => text.split(' ')) : []
  return words.flatMap((word) => dictionary.findFood(word) ?? [])
}
