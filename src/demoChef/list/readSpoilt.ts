import { isHazard, isMention } from '../dictionary/token.ts'
import { listOf } from '../words.ts'
import { type Clause, mentionsDescribed } from './clause.ts'
import { headingDoubt } from './openRule.ts'
import { exclude, excludeRuledOut, type Reading } from './reading.ts'

const OF_ALL = /\b(?:everything|all|both|the lot)\b/i
/** "oysters, smell of eggs" is about the oysters. */
const SMELLS = /^(?:smell|stink|taste|whiff)/i

/** Excludes what a clause calls spoilt or poisonous ("mouldy bread", "bread, mouldy"), or all: "the freezer broke" */
export function readSpoilt(clause: Clause, reading: Reading): boolean {
  excludePoisons(clause, reading)
  const hazards = clause.tokens.filter(isHazard)
  if (hazards.length === 0) return false
  // "bread, leeks, mouldy: eggs" leaves out the eggs, "bread, mouldy" the bread.
  const isAfterFoods = clause.lastMentions.length > 0 && clause.mentions.length === 0
  if (isAfterFoods && (clause.isHeading || clause.hasOwnLine)) {
    reading.openRule = headingDoubt(clause, true)
    if (clause.isHeading && !clause.isBetweenDashes) return true
  }
  const isAboutOthers = namesNothing(clause) || SMELLS.test(clause.text)
  const others = isAboutOthers ? mentionsDescribed(clause) : []
  const spoilt = [...new Set([...others, ...clause.mentions])]
  exclude(spoilt, reading)
  for (const hazard of hazards) excludeRuledOut(hazard, reading)
  const names = listOf(spoilt.map((mention) => mention.text)) || clause.text
  const isAll = isWholeListSpoilt(clause)
  if (isAll) reading.isAllSpoilt = true
  reading.spoilt.set(isAll ? 'all of it' : names, hazards.find(({ note }) => note)?.note ?? '')
  return true
}

const WORDS_OF_A_STATEMENT = 3
/** "potatoes (green)", "the almonds taste bitter": the words of "green potatoes" and "bitter almonds" in another order */
function excludePoisons(clause: Clause, reading: Reading) {
  const others = clause.tokens.filter((token) => !isMention(token))
  const words = others.flatMap(({ text }) => text.split(' ')).slice(-WORDS_OF_A_STATEMENT)
  for (const word of words)
    for (const mention of clause.subjects) {
      const [poison, ...rest] = reading.dictionary.tokenize(`${word} ${mention.text}`)
      if (poison?.role !== 'poison' || rest.length > 0) continue
      exclude([mention], reading)
      reading.spoilt.set(mention.text, poison.note)
    }
}

/** "mouldy" and "(bleach)" are about the foods before them, "mouldy bread" and "bleach" are not. */
const namesNothing = (clause: Clause) =>
  clause.mentions.length === 0 && (!clause.has('poison') || clause.isAside)

function isWholeListSpoilt(clause: Clause): boolean {
  if (clause.has('spoilt list')) return true
  // "My son went veggie" is about no food, "The can was bulging" after a full stop may be about any.
  const isFirst = clause.lastMentions.length === 0 && !clause.namesSomeone
  const isAboutAny = isFirst || /[.!?]/.test(clause.before) || OF_ALL.test(clause.text)
  return isAboutAny && namesNothing(clause)
}
