import { isAllergenic } from '../dictionary/food.ts'
import {
  hasBan,
  isHazard,
  isMention,
  isUnknown,
  joinText,
  type Token,
} from '../dictionary/token.ts'
import { anything, type Ban, banBelow } from './ban.ts'
import {
  beginsWithBan,
  type Clause,
  hasTokenOf,
  isHeading,
  isLine,
  lastMentions,
  mentionsSinceBan,
  SENTENCE_END,
} from './clause.ts'
import { excludeAll, type Reading } from './reading.ts'

const BRACKET_END = /\)/
const CLAUSE_END = /[,.;\n]/

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes what the clause mentions, or else what stands before it. */
export function readBan(clause: Clause, reading: Reading) {
  if (isUnclear(clause)) reading.refused = `“${clause.text}”`
  else if (clause.mentions.length > 0) banMentions(clause, reading)
  else if (!hasTokenOf(clause, 'tool')) banBeside(clause, reading) // "no oven" bans no food
}

/** Bans what stands beside a clause without mentions: "Allergies:", "ALLERGIC! Mushrooms", "mushrooms (allergic)", "rajma (not soaked)" */
function banBeside(clause: Clause, reading: Reading) {
  const { after, text } = clause
  const mentions = lastMentions(clause)
  if (beginsList(clause)) reading.ban = banBelow(clause)
  else if (mentions.length === 0)
    reading.ban = after === '!' ? { covers: anything, until: CLAUSE_END } : banBelow(clause, false)
  else {
    if (isLine(clause)) reading.ban = banBelow(clause, false)
    if (hasTokenOf(clause, 'avoid', 'free'))
      excludeAll(reading, [...allergensBefore(clause, reading), ...mentions])
    else reading.doubts.push({ words: text, mentions })
  }
}

/** Excludes what a clause mentions. The ban may go on over the clauses that follow. */
function banMentions(clause: Clause, reading: Reading) {
  const { before, tokens, mentions } = clause
  const isBefore = beginsWithBan(clause)
  // "eggs, nut and milk allergy"
  const others = isBefore || mentions.length === 1 ? [] : allergensBefore(clause, reading)
  excludeAll(reading, [...others, ...mentions, ...mentionsWithin(mentions, reading)])
  // "no eggs sprue", but not "walnuts upset my allergy"
  const behind = tokens.slice(tokens.findLastIndex(isMention) + 1)
  const unknown = hasBan(behind) ? [] : behind.filter(isUnknown)
  if (unknown.length > 0) reading.unknownFoods.add(joinText(unknown))
  if (before.includes('(')) reading.ban = { covers: anything, until: BRACKET_END }
  else if (reading.ban?.covers !== anything)
    reading.ban = isBefore ? { covers: coveredBy(clause, reading), until: SENTENCE_END } : undefined
}

/** The mentions that a ban covers over commas. */
function coveredBy(clause: Clause, { dictionary }: Reading): Ban['covers'] {
  const hasKind = (mention: Token) => dictionary.kindsOf(mention).length > 0
  const isAllergen = (mention: Token) => dictionary.kindsOf(mention).some(isAllergenic)
  // "can't have onions, garlic", and "allergic to nuts, eggs"
  if (hasTokenOf(clause, 'avoid', 'free'))
    return clause.mentions.some(isAllergen) ? isAllergen : hasKind
  // "no dairy, nuts", but not "no nuts, eggs" or "no limes, fish"
  const areAllergens = clause.mentions.every(isAllergen)
  return (mention) =>
    mention.foods.length === 0 || (areAllergens && isAllergen(mention) && mention.foods.length > 1)
}

const allergensBefore = (clause: Clause, { dictionary }: Reading) =>
  mentionsSinceBan(clause).filter((mention) => dictionary.kindsOf(mention).some(isAllergenic))

/** "allergic to everything but rice" */
const EXCEPTION = /\b(?:except|but|other than|apart from|außer|ausser|sauf|excepto|salvo|menos)\b/i
const isBanOrHazard = (token: Token) => hasBan([token]) || isHazard(token)

/** Whether it is unclear what a clause bans: "no sprue", "no nuts or sprue", "eggs, allergic", not "no bloody nuts" */
function isUnclear(clause: Clause): boolean {
  const { tokens, mentions, before } = clause
  const unknownWords = tokens.filter(isUnknown)
  if (EXCEPTION.test(clause.text) && tokens.filter(isBanOrHazard).length > 1) return true
  const isListed = (word: Token) => {
    const at = tokens.indexOf(word)
    return [tokens[at - 1], tokens[at + 1]].some((token) => token?.role === 'and')
  }
  if (mentions.length > 0) return unknownWords.some(isListed)
  const isAboutLastClause =
    before.includes(',') && !beginsList(clause) && !hasTokenOf(clause, 'tool')
  return unknownWords.length > 0 || (isAboutLastClause && hasTokenOf(clause, 'avoid', 'free'))
}

/** "Allergies:", "I can't eat the following" */
const beginsList = (clause: Clause) =>
  isHeading(clause) ||
  hasTokenOf(clause, 'following') ||
  (isLine(clause) && /^$|\n\n$/.test(clause.before))

/** "no wheat rice milk eggs" bans "rice milk", but also rice and milk. */
function mentionsWithin(mentions: readonly Token[], { dictionary }: Reading): readonly Token[] {
  const words = mentions.length > 2 ? mentions.flatMap(({ text }) => text.split(' ')) : []
  return words.flatMap((word) => dictionary.findFood(word) ?? [])
}
