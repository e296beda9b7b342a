import { isAllergenKind } from '../dictionary/kinds.ts'
import { isMention, isSpoilable, isUnknown, type Token, textOf } from '../dictionary/token.ts'
import { type Clause, mentionsDescribed } from './clause.ts'
import { headingDoubt } from './openRule.ts'
import type { Reading } from './reading.ts'

/** Leaves out foods for unknown words, or for "old" beside a food that spoils. */
export function readDoubt(clause: Clause, reading: Reading): boolean {
  const mentions = clause.mentions.length > 0 ? clause.mentions : mentionsDescribed(clause)
  const canBeSpoilt = mentions.some(isSpoilable)
  const isDoubtful = (token: Token) => isUnknown(token) || (token.role === 'aged' && canBeSpoilt)
  const doubtful = clause.tokens.filter(isDoubtful)
  if (doubtful.length === 0) return false
  if (clause.mentions.length > 0 || (mentions.length > 0 && isStatementOfFood(clause)))
    reading.doubts.push({
      words: textOf(doubtful),
      mentions,
      isReleasedByName:
        mentions.length === 1 && doubtful.every((word) => describesHarmlessFood(word, clause)),
      canMeanSpoilt: !doubtful.some(isUnknown),
    })
  else readUnknown(clause, reading)
  return true
}

/** Whether the name alone may release the food: "flurbed steaks", but not "flurbed milk" */
function describesHarmlessFood(word: Token, clause: Clause): boolean {
  const food = foodDescribedBy(word, clause)
  return food?.foods.every(({ kinds }) => !kinds.some(isAllergenKind)) ?? false
}

/** The food behind its adjective: "zingy limes", but not "limes flurbed", "flurb the limes" or "my wife flurbs limes" */
function foodDescribedBy(word: Token, clause: Clause): Token | undefined {
  const { tokens } = clause
  const at = tokens.indexOf(word)
  const isMentionOrAnd = (token: Token) => isMention(token) || token.role === 'and'
  const previous = tokens.slice(0, at).findLast(isMentionOrAnd)
  const next = tokens.slice(at).find((token) => isMentionOrAnd(token) || token.role === 'article')
  const isVerb = clause.has('person') || (isUnknown(word) && word.text.endsWith('ing'))
  const canDescribe = !isVerb && (previous === undefined || previous.role === 'and')
  return canDescribe && next?.role === 'food' ? next : undefined
}

/** Like many adjectives and verbs, and few foods: "flurby", "flurbé", "flurbado", "geflurbt" */
const LIKE_A_STATEMENT = /(?:[^aou]y|ish|[^e]ed|ing|é[es]{0,2}|[ai]d[oa]s?)$|^ge.{3,}(?:t|en)$/i
/** Whether a clause without foods is about those before it: "(flurbs)", "it was flurbs", "flurbed", but not "gremlins" */
function isStatementOfFood(clause: Clause): boolean {
  const isLikeAStatement = (word: Token) => isUnknown(word) && LIKE_A_STATEMENT.test(word.text)
  return clause.isAside || clause.has('statement', 'aged') || clause.tokens.some(isLikeAStatement)
}

const MAX_WORDS_OF_A_FOOD = 2
/** Hardly a food: "T1D", "QX7", "20w3d" */
const ABBREVIATION = /^[A-Z\d]{2,4}$|\d/
const FOREIGN_LETTER = /[^\P{L}A-Za-z]/u

/** Unknown words without a food: a heading ("flurbs:"), an illness ("on flurbs"), or a food ("gremlins") */
function readUnknown(clause: Clause, reading: Reading) {
  const { tokens } = clause
  const words = tokens.filter(isUnknown)
  const isOn = tokens.some(({ text }) => /^on$/i.test(text))
  const isAbbreviation = words.some(({ text }) => ABBREVIATION.test(text))
  if (words.some(({ text }) => FOREIGN_LETTER.test(text))) reading.isUnreadable = true
  if (clause.isHeading) {
    reading.openRule = headingDoubt(clause)
    reading.unknownWords.add(clause.text) // until a food stands below it
  } else if (isOn || isAbbreviation || words.length > MAX_WORDS_OF_A_FOOD)
    reading.refused = textOf(words)
  else reading.unknownWords.add(textOf(tokens))
}
