import type { Dictionary } from './createDictionary.ts'
import { exclude, isExcluded } from './exclusions.ts'
import { joinTokens } from './joinTokens.ts'
import { readClause } from './readClause.ts'
import { createReading, type Doubt, type Reading } from './reading.ts'
import { SENTENCE_END, splitClauses } from './splitClauses.ts'
import { hasBan, hasRole, isMention, type Token } from './token.ts'

/** In characters. A longer list gets no recipe, since it could take seconds to read. */
const MAX_LIST_LENGTH = 3000

/** Reads a list clause by clause: its foods, and what must not be served. README.md explains the rules. */
export function readList(list: string, dictionary: Dictionary): Reading {
  const reading = createReading(dictionary)
  if (list.length > MAX_LIST_LENGTH) reading.refused.add('a list that is so long')
  for (const part of splitClauses(list.slice(0, MAX_LIST_LENGTH))) {
    if (reading.ban?.until.test(part.before)) reading.ban = undefined
    if (SENTENCE_END.test(part.before)) reading.mentionsSinceBan = []
    const found = findCorrected(part.text, dictionary)
    for (const { name, typo } of found) if (typo) reading.corrected.add(`${typo} as ${name}`)
    const tokens = joinTokens(found, dictionary)
    const mentions = tokens.filter(isMention)
    readClause({ ...part, tokens, mentions }, reading)
    // After the clause, which reads the mentions before it
    if (mentions.length > 0) reading.lastMentions = mentions
    reading.mentionsSinceBan = [...reading.mentionsSinceBan, ...mentions]
    if (reading.refused.size > 0) break
  }
  settleDoubts(reading)
  applyExclusions(reading)
  return reading
}

/** Corrects foods too if they stand alone or are banned: "mushrooks", but not "sauce with whiskers" or "thawed on radiator" */
function findCorrected(text: string, dictionary: Dictionary): readonly Token[] {
  const { tokenize, corrections } = dictionary
  const tokens = tokenize(text, corrections.correctWarning)
  if (hasBan(tokens)) return tokenize(text, corrections.guess)
  const [first, ...others] = tokens.filter((token) => !hasRole(token, 'plain', 'unit', 'article'))
  const isAlone = first?.role === 'unknown' && others.length === 0
  return isAlone ? tokenize(text, corrections.correctAny) : tokens
}

/** Drops doubts whose foods were also typed alone, and excludes the foods of the others. */
function settleDoubts(reading: Reading) {
  const { doubts, typedAlone, exclusions, dictionary } = reading
  const isReleased = ({ mentions, isReleasable }: Doubt) =>
    isReleasable && mentions.every(({ name }) => typedAlone.has(name))
  reading.doubts = doubts.filter((doubt) => !isReleased(doubt))
  for (const mention of reading.doubts.flatMap(({ mentions }) => mentions))
    exclude(exclusions, mention, dictionary)
}

/** Removes typed foods that any part of the list excludes. */
function applyExclusions({ typed, exclusions, requests, unusable, isAllSpoilt }: Reading) {
  for (const [key, food] of typed) {
    const foods = food.foods.filter((one) => !isExcluded(one, food, exclusions))
    const [first] = foods
    if (!first || isAllSpoilt) {
      typed.delete(key)
      if (!first && !requests.has(`no ${food.name}`)) unusable.add(food.name)
    } else if (foods.length < food.foods.length)
      // "tortillas" are corn tortillas for those who eat no gluten.
      typed.set(key, { ...food, foods, name: first.names[0] ?? food.name })
  }
}
