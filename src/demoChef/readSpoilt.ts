import { exclude } from './exclusions.ts'
import type { Reading } from './reading.ts'
import type { Scope } from './scope.ts'
import type { Clause } from './splitClauses.ts'
import { hasRole, isNamed, someHave, type Token } from './token.ts'
import { listOf } from './words.ts'

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
  const isOfSomeone = someHave(tokens, 'person', 'eater')
  if (isOfSomeone && AGE.test(text)) {
    reading.refused.add(text.trim())
    return
  }
  const hazards = tokens.filter((token) => hasRole(token, 'spoilt', 'spoilt list', 'poison'))
  const names = tokens.filter(isNamed)
  // "bleach" says nothing of the food before it, unless in brackets.
  const isOfNone = names.length === 0 && someHave(tokens, 'poison') && !/[-(]/.test(before)
  const isOfList = names.length === 0 && ((last.length === 0 && !isOfSomeone) || OF_ALL.test(text))
  if (someHave(tokens, 'spoilt list') || (isOfList && !isOfNone)) reading.isAllSpoilt = true
  const isOfLast = !isOfNone && (names.length === 0 || SMELLS.test(text))
  const spoilt = [...(isOfLast ? last : []), ...names]
  for (const { name } of spoilt) typed.delete(name)
  // "green potatoes" are potatoes.
  const within = hazards.flatMap(({ text }) => dictionary.find(text.replace(/^\S+ /, '')))
  for (const name of [...spoilt, ...within.filter(isNamed)]) exclude(exclusions, name, dictionary)
  const shown = spoilt.length > 0 ? spoilt : hazards
  const what = reading.isAllSpoilt ? 'all of it' : listOf(shown.map(({ text }) => text))
  reading.spoilt.set(what, hazards.find(({ note }) => note)?.note ?? '')
}
