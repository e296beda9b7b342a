import { exclude } from './exclusions.ts'
import type { Scope } from './readClause.ts'
import type { Reading } from './reading.ts'
import type { Clause } from './splitClauses.ts'
import { isNamed, type Token } from './token.ts'
import { listOf } from './words.ts'

const HAZARDS: readonly Token['role'][] = ['spoilt', 'spoilt list', 'poison']
/** "my little one is 5 months" */
const AGE = /\b(?:weeks?|months?|years?)\b/i
const OF_ALL = /\b(?:everything|all|both|the lot)\b/i
/** "oysters, smell of eggs" is about the oysters. */
const SMELLS = /^ *(?:smell|stink|taste|whiff)/i

/** "mouldy bread", "bread, mouldy", "rhubarb leaves", or "the freezer broke" */
export function readSpoilt(
  { text, before }: Clause,
  tokens: readonly Token[],
  { last }: Scope,
  reading: Reading,
) {
  const { dictionary, exclusions, typed } = reading
  const hazards = tokens.filter(({ role }) => HAZARDS.includes(role))
  // "green potatoes" are potatoes.
  const own = hazards.flatMap((hazard) => dictionary.find(hazard.text.replace(/^\S+ /, '')))
  const names = tokens.filter(isNamed)
  // "bleach" says nothing of the food before it, unless in brackets.
  const isOfNone =
    names.length === 0 && hazards.some(({ role }) => role === 'poison') && !/[-(]/.test(before)
  const isOfSomeone = tokens.some(({ role }) => role === 'person' || role === 'eater')
  if (isOfSomeone && AGE.test(text)) {
    reading.refused.add(text.trim())
    return
  }
  const isOfAll =
    hazards.some(({ role }) => role === 'spoilt list') ||
    (names.length === 0 && ((last.length === 0 && !isOfSomeone) || OF_ALL.test(text)))
  if (isOfAll && !isOfNone) reading.isAllSpoilt = true
  const isOfLast = !isOfNone && (names.length === 0 || SMELLS.test(text))
  const spoilt = [...(isOfLast ? last : []), ...names]
  for (const name of [...spoilt, ...own.filter(isNamed)]) exclude(exclusions, name, dictionary)
  for (const { name } of spoilt) typed.delete(name)
  const shown = spoilt.length > 0 ? spoilt : hazards
  const what = reading.isAllSpoilt ? 'all of it' : listOf(shown.map((token) => token.text))
  reading.spoilt.set(what, hazards.find(({ note }) => note)?.note ?? '')
}
