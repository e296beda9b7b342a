import type { Dictionary } from './createDictionary.ts'
import { hasRole, isBan, type Token } from './dictionary/token.ts'
import { type Clause, createClause, splitClauses } from './list/clause.ts'
import { joinTokens } from './list/joinTokens.ts'
import { continueRule } from './list/openRule.ts'
import { readBan } from './list/readBan.ts'
import { readDoubt } from './list/readDoubt.ts'
import { createReading, exclude, isExcluded, type Reading } from './list/reading.ts'
import { readPeople } from './list/readPeople.ts'
import { readSpoilt } from './list/readSpoilt.ts'
import { takeFoods } from './list/takeFoods.ts'

/** In characters. A longer list gets no recipe, since it could take seconds to read. */
const MAX_LIST_LENGTH = 3000

/** Reads a list clause by clause: its foods, and what must not be served. README.md explains the rules. */
export function readList(list: string, dictionary: Dictionary): Reading {
  const reading = createReading(dictionary)
  if (list.length > MAX_LIST_LENGTH) return { ...reading, refused: 'a list that is so long' }
  let previous: Clause | undefined
  for (const part of splitClauses(list)) {
    const found = tokenizeCorrected(part.text, dictionary)
    for (const { name, typo } of found) if (typo) reading.corrected.add(`${typo} as ${name}`)
    const tokens = joinTokens(found, dictionary)
    if (tokens.length === 0) continue // The list below "Allergies\n=====" goes on.
    const clause = createClause(part, tokens, previous)
    readClause(clause, reading)
    if (reading.refused) break
    previous = clause
  }
  if (reading.refused) reading.unknownWords.clear()
  // Only now: a food that is typed alone takes back its doubt.
  for (const { mentions } of reading.doubts) exclude(mentions, reading)
  dropExcluded(reading)
  return reading
}

/** Who eats, bans, spoilt food and unknown words come before plain foods. Readers return whether a clause has such words. */
function readClause(clause: Clause, reading: Reading) {
  const { openRule } = reading
  // The signs behind a heading don't end its list: "Allergies:\n\n- nuts"
  if (openRule?.until.test(clause.before) && openRule.heading !== clause.previous)
    reading.openRule = undefined
  readPeople(clause, reading)
  if (reading.refused) return // "my baby is 8 months"
  const hasBan = readBan(clause, reading)
  if (reading.refused) return // "no sprue"
  const hasHazard = readSpoilt(clause, reading) // "no nuts or mouldy bread" has both.
  if (hasBan || hasHazard) return
  if (readDoubt(clause, reading) || continueRule(clause, reading)) return
  takeFoods(clause, reading)
}

/** Corrects warnings everywhere, and foods only where they stand alone or are banned: a wrong guess would hide an unknown word. */
function tokenizeCorrected(text: string, dictionary: Dictionary): readonly Token[] {
  const { tokenize, corrections } = dictionary
  const tokens = tokenize(text, corrections.correctWarning)
  if (tokens.some(isBan)) return tokenize(text, corrections.correctBanned)
  const [first, ...others] = tokens.filter((token) => !hasRole(token, 'plain', 'unit', 'article'))
  const isOneWord = first?.role === 'unknown' && others.length === 0
  return isOneWord ? tokenize(text, corrections.correctAny) : tokens
}

/** Drops excluded foods of typed names. A name without any is still shown as not used, unless the list itself leaves it out. */
function dropExcluded({ typed, exclusions, refused, isUnreadable, isAllSpoilt }: Reading) {
  if (refused || isUnreadable || isAllSpoilt) typed.clear()
  for (const [key, food] of typed) {
    const foods = food.foods.filter((one) => !isExcluded(one, food, exclusions))
    const [first] = foods
    // "tortillas" are corn tortillas for those who eat no gluten.
    if (foods.length < food.foods.length)
      typed.set(key, { ...food, foods, name: first?.names[0] ?? food.name })
    if (!first && exclusions.leftOutNames.has(food.name)) typed.delete(key)
  }
}
