import { isAllergenic } from './food.ts'
import { type Ban, excludeAll, leaveOut, type Reading } from './reading.ts'
import { type Clause, HEADING_END, hasTokenOf, SENTENCE_END } from './splitClauses.ts'
import { hasBan, hasRole, isName, isUnknown, joinText, type Token } from './token.ts'

const LIST_END = /\.|\n\n/
const BRACKET_END = /\)/
const CLAUSE_END = /[,.;\n]/

/** Bans what stands below a heading that nobody knows. */
export const banBelow = (heading: string): Ban => ({ covers: anything, until: LIST_END, heading })

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes what the clause names, or else what stands before it. */
export function readBan(clause: Clause, reading: Reading) {
  if (isUnclear(clause)) reading.refused.add(`“${clause.text}”`)
  else if (clause.names.length > 0) banNames(clause, reading)
  else if (!hasTokenOf(clause, 'tool')) banBeside(clause, reading) // "no oven" bans no food
}

/** Bans what stands beside a clause without names: "Allergies:", "ALLERGIC! Mushrooms", "mushrooms (allergic)", "rajma (not soaked)" */
function banBeside(clause: Clause, reading: Reading) {
  const { after, text } = clause
  if (isHeading(clause)) reading.ban = { covers: anything, until: LIST_END }
  else if (reading.lastNames.length === 0)
    reading.ban = after === '!' ? { covers: anything, until: CLAUSE_END } : banBelow(text)
  else if (hasTokenOf(clause, 'avoid', 'free'))
    excludeAll(reading, [...allergensBefore(reading), ...reading.lastNames])
  else leaveOut(reading, { words: text, foods: reading.lastNames })
}

/** Excludes the names of a clause. The ban may go on over the clauses that follow. */
function banNames(clause: Clause, reading: Reading) {
  const { before, tokens, names } = clause
  const banAt = tokens.findIndex((token) => hasRole(token, 'no', 'avoid'))
  const isBefore = banAt >= 0 && banAt < tokens.findIndex(isName)
  // "eggs, nut and milk allergy"
  const others = isBefore || names.length === 1 ? [] : allergensBefore(reading)
  excludeAll(reading, [...others, ...names, ...namesWithin(names, reading)])
  // "no eggs sprue", but not "walnuts upset my allergy"
  const behind = tokens.slice(tokens.findLastIndex(isName) + 1)
  const unknown = hasBan(behind) ? [] : behind.filter(isUnknown)
  if (unknown.length > 0) reading.unknownFoods.add(joinText(unknown))
  if (isBefore) reading.namesSinceBan = []
  if (before.includes('(')) reading.ban = { covers: anything, until: BRACKET_END }
  else if (reading.ban?.covers !== anything)
    reading.ban = isBefore ? { covers: coveredBy(clause, reading), until: SENTENCE_END } : undefined
}

const anything = () => true

/** The names that a ban covers over commas. */
function coveredBy(clause: Clause, { dictionary }: Reading): Ban['covers'] {
  const hasKind = (name: Token) => dictionary.kindsOf(name).length > 0
  const isAllergen = (name: Token) => dictionary.kindsOf(name).some(isAllergenic)
  // "can't have onions, garlic", and "allergic to nuts, eggs"
  if (hasTokenOf(clause, 'avoid', 'free'))
    return clause.names.some(isAllergen) ? isAllergen : hasKind
  // "no dairy, nuts", but not "no nuts, eggs" or "no limes, fish"
  const areAllergens = clause.names.every(isAllergen)
  return (name) =>
    name.foods.length === 0 || (areAllergens && isAllergen(name) && name.foods.length > 1)
}

const allergensBefore = ({ namesSinceBan, dictionary }: Reading) =>
  namesSinceBan.filter((name) => dictionary.kindsOf(name).some(isAllergenic))

/** Whether nobody knows what a clause bans: "no sprue", "no nuts or sprue", "eggs, allergic", not "no bloody nuts" */
function isUnclear(clause: Clause): boolean {
  const { tokens, names, before } = clause
  const unknownWords = tokens.filter(isUnknown)
  const isListed = (word: Token) => {
    const at = tokens.indexOf(word)
    return [tokens[at - 1], tokens[at + 1]].some((token) => token?.role === 'and')
  }
  if (names.length > 0) return unknownWords.some(isListed)
  const isAboutLastClause =
    before.includes(',') && !isHeading(clause) && !hasTokenOf(clause, 'tool')
  return unknownWords.length > 0 || (isAboutLastClause && hasTokenOf(clause, 'avoid', 'free'))
}

/** "Allergies:", "I can't eat the following" */
const isHeading = (clause: Clause) =>
  HEADING_END.test(clause.after) || hasTokenOf(clause, 'following')

/** "no wheat rice milk eggs" bans "rice milk", but also rice and milk. */
function namesWithin(names: readonly Token[], { dictionary }: Reading): readonly Token[] {
  const words = names.length > 2 ? names.flatMap(({ text }) => text.split(' ')) : []
  return words.flatMap((word) => dictionary.findFood(word) ?? [])
}
