import { isBan, isHazard, isUnknown, joinText, type Token } from '../dictionary/token.ts'
import { type Clause, hasTokenOf, isAside, isHeading, lastMentions } from './clause.ts'
import { findDoubt } from './findDoubt.ts'
import { continueBan, headingDoubt } from './openBan.ts'
import { readBan } from './readBan.ts'
import type { Reading } from './reading.ts'
import { readPeople } from './readPeople.ts'
import { readSpoilt } from './readSpoilt.ts'
import { takeFoods } from './takeFoods.ts'

export function readClause(clause: Clause, reading: Reading) {
  const { openBan } = reading
  // The signs behind a heading don't end its list: "Allergies:\n\n- nuts"
  if (openBan?.until.test(clause.before) && openBan.heading !== clause.previous)
    reading.openBan = undefined
  readPeople(clause, reading)
  if (reading.refused) return // "my baby is 8 months"
  const isBanning = clause.tokens.some(isBan)
  const isSpoilt = clause.tokens.some(isHazard)
  if (isBanning) readBan(clause, reading)
  if (isSpoilt && !reading.refused) readSpoilt(clause, reading)
  if (isBanning || isSpoilt) return
  const describedMentions = clause.mentions.length > 0 ? clause.mentions : lastMentions(clause)
  const doubt = findDoubt(clause, describedMentions)
  const isAboutFood =
    clause.mentions.length > 0 || (describedMentions.length > 0 && isStatementOfFood(clause))
  if (doubt && isAboutFood) reading.doubts.push(doubt)
  else if (doubt) readUnknown(clause, reading)
  else if (!continueBan(clause, reading)) takeFoods(clause, reading)
}

/** Endings that many adjectives and verbs have, and few foods. */
const LIKE_A_STATEMENT = /(?:[^aou]y|ish|[^e]ed|ing)$/i
/** Whether a clause without foods is about those before it: "(flurbs)", "it was flurbs", "flurbed", but not "gremlins" */
function isStatementOfFood(clause: Clause): boolean {
  if (isAside(clause) || hasTokenOf(clause, 'worn')) return true
  const isStatement = hasTokenOf(clause, 'statement')
  if (isStatement && hasTokenOf(clause, 'person')) return false // "my son is flurbed"
  const isLikeAStatement = (word: Token) => isUnknown(word) && LIKE_A_STATEMENT.test(word.text)
  return isStatement || clause.tokens.some(isLikeAStatement)
}

const MAX_WORDS_OF_A_FOOD = 2
/** "T1D", "QX7" */
const ABBREVIATION = /^(?=.*[A-Z])[A-Z\d]{2,4}$/

/** Unknown words without a food: a heading ("flurbs:"), an illness ("on flurbs"), or a food ("gremlins") */
function readUnknown(clause: Clause, reading: Reading) {
  const { tokens } = clause
  const words = tokens.filter(isUnknown)
  const isOfSomeone = hasTokenOf(clause, 'person', 'eater') || tokens[0]?.text === 'on'
  const isAbbreviation = words.some(({ text }) => ABBREVIATION.test(text))
  if (isHeading(clause)) reading.openBan = headingDoubt(clause)
  else if (isOfSomeone || isAbbreviation || words.length > MAX_WORDS_OF_A_FOOD)
    reading.refused = joinText(words)
  else reading.unknownFoods.add(joinText(tokens))
}
