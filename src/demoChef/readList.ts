import type { Dictionary } from './createDictionary.ts'
import { joinTokens } from './joinTokens.ts'
import { readClause, type Scope } from './readClause.ts'
import { createReading, finish, type Reading } from './reading.ts'
import { splitClauses } from './splitClauses.ts'
import { hasRole, isNamed, type Token } from './token.ts'

/** In characters. A longer list gets no recipe, since it could take seconds to read. */
const MAX_LENGTH = 3000
const ENDS_SENTENCE = /[.;!\n]/
const ENDS_LIST = /[.!]|\n\n/
/** Where an exclusion ends. */
const ENDS = {
  nothing: ENDS_SENTENCE,
  kinds: ENDS_SENTENCE,
  allergens: ENDS_SENTENCE,
  bracket: /\)/,
  all: ENDS_LIST,
}

/**
 * Reads what was typed, clause by clause. A clause of foods and plain words was typed. In any other clause the words that
 * nobody knows decide: before a harmless food they describe it, elsewhere they leave out what the clause names.
 */
export function readList(list: string, dictionary: Dictionary): Reading {
  const reading = createReading(dictionary)
  const scope: Scope = {
    last: [],
    sentence: [],
    goesOn: 'nothing',
    since: [],
    isHeading: false,
    heading: '',
  }
  // The rest is not read, and may rule something out.
  if (list.length > MAX_LENGTH) reading.refused.add('a list that is so long')
  for (const clause of splitClauses(list.slice(0, MAX_LENGTH))) {
    if (ENDS[scope.goesOn].test(clause.before)) {
      scope.goesOn = 'nothing'
      scope.since = []
    }
    if (ENDS_SENTENCE.test(clause.before)) scope.sentence = []
    if (ENDS_LIST.test(clause.before)) scope.heading = ''
    const tokens = findCorrected(clause.text, dictionary)
    for (const { name, typo } of tokens) if (typo) reading.corrected.add(`${typo} as ${name}`)
    readClause(clause, joinTokens(tokens, dictionary), scope, reading)
    const names = tokens.filter(isNamed)
    if (names.length > 0) scope.last = names
    scope.sentence = [...scope.sentence, ...names]
  }
  finish(reading)
  return reading
}

/** Corrects words such as "alergic" anywhere, and foods that stand alone or are banned: "mushrooks", but not "sauce with whiskers" */
function findCorrected(text: string, dictionary: Dictionary): Token[] {
  const tokens = dictionary.find(text, dictionary.warningWords)
  const [first, ...others] = tokens.filter((token) => isNamed(token) || token.role === 'unknown')
  const isAlone = first?.role === 'unknown' && others.length === 0
  const isBan = tokens.some((token) => hasRole(token, 'no', 'avoid', 'free'))
  return isAlone || isBan ? dictionary.find(text, dictionary.allWords) : tokens
}
