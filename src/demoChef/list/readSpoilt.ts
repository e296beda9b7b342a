import { isHazard, isMention } from '../dictionary/token.ts'
import { listOf } from '../dictionary/words.ts'
import { type Clause, hasTokenOf, isAside, isHeading, isLine, lastMentions } from './clause.ts'
import { exclude } from './exclusions.ts'
import { headingDoubt } from './openBan.ts'
import type { Reading } from './reading.ts'

/** The spoilt food of a list that is spoilt as a whole */
export const ALL_OF_IT = 'all of it'

const OF_ALL = /\b(?:everything|all|both|the lot)\b/i
/** "oysters, smell of eggs" is about the oysters. */
const SMELLS = /^(?:smell|stink|taste|whiff)/i

/** Excludes what a clause calls spoilt or poisonous ("mouldy bread", "bread, mouldy"), or all: "the freezer broke" */
export function readSpoilt(clause: Clause, reading: Reading) {
  const { text, before, tokens, mentions } = clause
  const { dictionary, exclusions } = reading
  const mentionsBefore = lastMentions(clause)
  const hazards = tokens.filter(isHazard)
  // "bread, leeks, mouldy: eggs" leaves out the eggs, "bread, mouldy" the bread.
  const isAfterFoods = mentionsBefore.length > 0 && mentions.length === 0
  if (isAfterFoods && (isHeading(clause) || isLine(clause))) {
    reading.openBan = headingDoubt(clause, { isKnown: true })
    if (isHeading(clause)) return
  }
  // "bleach" says nothing of the food before it, unless in brackets.
  const isOfOthers = mentions.length === 0 && (!hasTokenOf(clause, 'poison') || isAside(clause))
  // "The can was bulging" after a full stop may be about any food, "my son went veggie" is about none.
  const isFirst = mentionsBefore.length === 0 && !hasTokenOf(clause, 'person', 'eater')
  const isOfAny = isFirst || /[.!?]/.test(before) || OF_ALL.test(text)
  const isOfAll = hasTokenOf(clause, 'spoilt list') || (isOfOthers && isOfAny)
  const spoilt = isOfOthers || SMELLS.test(text) ? [...mentionsBefore, ...mentions] : mentions
  // "green potatoes" are potatoes.
  const within = hazards.flatMap((hazard) => dictionary.tokenize(hazard.text.replace(/^\S+ /, '')))
  for (const mention of [...spoilt, ...within.filter(isMention)])
    exclude(exclusions, mention, dictionary)
  const shown = listOf(spoilt.map((mention) => mention.text)) || text
  const what = isOfAll ? ALL_OF_IT : shown
  reading.spoilt.set(what, hazards.find(({ note }) => note)?.note ?? '')
}
