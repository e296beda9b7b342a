import { canSpoil, isAllergenic, isHarmless } from '../dictionary/food.ts'
import {
  hasBan,
  hasRole,
  isHazard,
  isMention,
  isUnknown,
  joinText,
  type Token,
} from '../dictionary/token.ts'
import { banBelow } from './ban.ts'
import { type Clause, hasTokenOf, isHeading, lastMentions } from './clause.ts'
import { readBan } from './readBan.ts'
import type { Reading } from './reading.ts'
import { readPeople } from './readPeople.ts'
import { readSpoilt } from './readSpoilt.ts'
import { takeFoods } from './takeFoods.ts'

export function readClause(clause: Clause, reading: Reading) {
  const { ban } = reading
  // The signs behind a heading don't end its list: "Allergies:\n\n- nuts"
  if (ban?.until.test(clause.before) && ban.heading !== clause.previous) reading.ban = undefined
  readPeople(clause, reading)
  if (reading.refused) return // "my baby is 8 months"
  const isBanning = hasBan(clause.tokens)
  const isSpoilt = clause.tokens.some(isHazard)
  if (isBanning) readBan(clause, reading)
  if (isSpoilt && !reading.refused) readSpoilt(clause, reading)
  if (isBanning || isSpoilt) return
  const mentions = clause.mentions.length > 0 ? clause.mentions : lastMentions(clause)
  if (isPeople(clause) && mentions.length > 0) {
    // "rice, for my son: nuts", "prawns (Grandma)"
    if (isHeading(clause)) reading.ban = banBelow(clause, false)
    else if (isAside(clause) && !hasTokenOf(clause, 'eater'))
      reading.doubts.push({ words: clause.text, mentions })
  }
  const doubtful = findDoubtfulWords(clause, mentions)
  if (doubtful.length === 0) takeFoods(clause, reading)
  else if (clause.mentions.length > 0 || (mentions.length > 0 && isStatementOfFood(clause)))
    reading.doubts.push({
      words: joinText(doubtful),
      mentions,
      isReleasable: mentions.length === 1 && doubtful.every((word) => isAdjective(word, clause)),
      isKnown: !doubtful.some(isUnknown),
    })
  else readUnknown(clause, reading)
}

/** "for my son", and no more */
const isPeople = (clause: Clause) =>
  hasTokenOf(clause, 'person') &&
  clause.tokens.every((token) => hasRole(token, 'person', 'eater', 'plain', 'article', 'and'))

/** Words that may mean that the foods must not be eaten: unknown ones, and "old" where a food can spoil. */
function findDoubtfulWords(clause: Clause, mentions: readonly Token[]): readonly Token[] {
  const canBeSpoilt = mentions.some(({ foods }) => foods.some(canSpoil))
  return clause.tokens.filter((token) => {
    const isDoubtful = isUnknown(token) || (token.role === 'worn' && canBeSpoilt)
    return isDoubtful && !foodDescribedBy(token, clause)?.foods.every(isHarmless)
  })
}

/** Whether a word only describes a food: "flurbed steaks", but not "flurbed milk" */
function isAdjective(word: Token, clause: Clause): boolean {
  const food = foodDescribedBy(word, clause)
  return food?.foods.every(({ kinds }) => !kinds.some(isAllergenic)) ?? false
}

/** The food behind its adjective: "zingy limes", but not "limes flurbed", "flurb the limes" or "my wife flurbs limes" */
function foodDescribedBy(word: Token, clause: Clause): Token | undefined {
  const at = clause.tokens.indexOf(word)
  const isOther = (token: Token) => isMention(token) || token.role === 'and'
  const previous = clause.tokens.slice(0, at).findLast(isOther)
  const next = clause.tokens.slice(at).find((token) => isOther(token) || token.role === 'article')
  const isVerb = hasTokenOf(clause, 'person') || (isUnknown(word) && word.text.endsWith('ing'))
  const canDescribe = !isVerb && (previous === undefined || previous.role === 'and')
  return canDescribe && next?.role === 'food' ? next : undefined
}

/** Endings that many adjectives and verbs have, and few foods. */
const LIKE_A_STATEMENT = /(?:[^aou]y|ish|[^e]ed|ing)$/i
/** Whether a clause without foods is about those before it: "(flurbs)", "it was flurbs", "flurbed", but not "gremlins" */
function isStatementOfFood(clause: Clause): boolean {
  if (isAside(clause) || hasTokenOf(clause, 'worn')) return true
  const isStatement = hasTokenOf(clause, 'statement')
  if (isStatement && hasTokenOf(clause, 'person')) return false // "my son is flurbed"
  const isLikeOne = (word: Token) => isUnknown(word) && LIKE_A_STATEMENT.test(word.text)
  return isStatement || clause.tokens.some(isLikeOne)
}

/** "eggs (flurbs)", "eggs: flurbs", "eggs - flurbs" */
const isAside = ({ before }: Clause) => /[(:]|^ ?[-–—]/.test(before)

const MAX_WORDS_OF_A_FOOD = 2
/** "T1D", "QX7" */
const ABBREVIATION = /^(?=.*[A-Z])[A-Z\d]{2,4}$/

/** Unknown words without a food: a heading ("flurbs:"), an illness ("on flurbs"), or a food ("gremlins") */
function readUnknown(clause: Clause, reading: Reading) {
  const { tokens } = clause
  const words = tokens.filter(isUnknown)
  const isOfSomeone = hasTokenOf(clause, 'person', 'eater') || tokens[0]?.text === 'on'
  const isAbbreviation = words.some(({ text }) => ABBREVIATION.test(text))
  if (isHeading(clause)) reading.ban = banBelow(clause, false)
  else if (isOfSomeone || isAbbreviation || words.length > MAX_WORDS_OF_A_FOOD)
    reading.refused = joinText(words)
  else reading.unknownFoods.add(joinText(tokens))
}
