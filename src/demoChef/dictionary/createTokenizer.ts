import { simplify, toKey } from '../words.ts'
import type { CorrectTypo } from './createCorrections.ts'
import type { Row } from './food.ts'
import type { NameIndex } from './indexNames.ts'
import { hasRole, isBan, isHazard, type Meaning, NO_MEANING, type Token } from './token.ts'

const MIN_ILLNESS_LENGTH = 7 // in letters
/** Letters, digits, %, apostrophes, and signs beyond ASCII such as emoji: "goat's", "0%" */
const WORD = /(?:[\p{L}\p{M}\p{N}%'’]|(?![!-~])\p{S})+/gu
/** "2", "1½", "0%", "2nd", "2x", "500g", "2x400g" */
const NUMBER = /^[\d¼½¾⅓⅔]+(?:%|st|nd|rd|th|x\d*|(?:x\d+)?([a-z]+))?$/
/** "my landlady's eggs" are eggs, but "Meniere's" says nothing of a food. */
const POSSESSIVE = /['’]s$/i

type TypedWord = { text: string; key: string; typo?: string }

/** A function that splits a text into names, each as long as possible, and other words. */
export function createTokenizer(rows: readonly Row[], index: NameIndex) {
  const { knownWords, beginnings, isName, findName, findSingular } = index
  const isFoodName = (key: string) => findSingular(key)?.role === 'food'
  const illnessParts = rows.flatMap(({ role, names }) => (role === 'refused part' ? names : []))
  return tokenize

  function tokenize(text: string, correct?: CorrectTypo): Token[] {
    const words = (text.match(WORD) ?? []).map(toWord).flatMap(splitWord)
    const corrected = words.map((word) => correctWord(word, correct))
    const tokens: Token[] = []
    for (let at = 0; at < corrected.length; ) {
      const longest = nameAt(corrected, at)
      const typed = longest.map((word) => word.text).join(' ')
      const known = findName(typed, keyOf(longest))
      const isLast = at === corrected.length - 1
      const meaning = known ?? { ...NO_MEANING, role: roleOfUnknown(typed, isLast), name: typed }
      const typo = longest.find((word) => word.typo)?.typo
      // A correction is a singular ("pancreatiti"), so show the name in foods.md.
      tokens.push({ ...meaning, text: typo ? meaning.name : typed, typo })
      at += longest.length
    }
    return tokens
  }

  function correctWord(word: TypedWord, correct?: CorrectTypo): TypedWord {
    const corrected = knownWords.has(word.key) ? undefined : correct?.(word.key)
    // "bursitis" does not mean burritos.
    const isIllness = corrected && isFoodName(corrected) && hasIllnessPart(word.text)
    return corrected && !isIllness ? { ...toWord(corrected), typo: word.text } : word
  }

  /** The words of the longest name that begins at an index, or the one word there. */
  function longestName(words: readonly TypedWord[], at: number): readonly TypedWord[] {
    let longest = words.slice(at, at + 1)
    for (let end = at + 1; end <= words.length; end++) {
      const part = words.slice(at, end)
      const key = keyOf(part)
      if (!beginnings.has(key)) break
      if (isName(key)) longest = part
    }
    return longest
  }

  /** The longest name, but it ends before a warning or a banned food in it: "plum / tomato leaves", "no / bone broth" */
  function nameAt(words: readonly TypedWord[], at: number): readonly TypedWord[] {
    const name = longestName(words, at)
    const meaning = findSingular(keyOf(name))
    if (!meaning || endsName(meaning)) return name
    const first = findSingular(keyOf(name.slice(0, 1)))
    const beginsWithBan = first && isBan(first)
    for (let length = 1; length < name.length; length++) {
      const next = longestName(words, at + length)
      const other = findSingular(keyOf(next))
      const isWarned = other && (endsName(other) || (beginsWithBan && other.role === 'food'))
      if (isWarned && length + next.length > name.length)
        return nameAt(words.slice(0, at + length), at)
    }
    return name
  }

  function hasIllnessPart(word: string): boolean {
    const lower = word.toLowerCase()
    const hasPart = (part: string) =>
      part.startsWith('-') ? lower.endsWith(part.slice(1)) : lower.includes(part)
    return word.length >= MIN_ILLNESS_LENGTH && illnessParts.some(hasPart)
  }

  function roleOfUnknown(word: string, isLast: boolean): 'plain' | 'refused' | 'unknown' {
    const [number, unit] = NUMBER.exec(simplify(word)) ?? []
    const isAmount = number && (!unit || findSingular(unit)?.role === 'unit')
    if (isAmount || (POSSESSIVE.test(word) && !isLast)) return 'plain'
    return hasIllnessPart(word) ? 'refused' : 'unknown'
  }

  /** Splits a name from the word that rules it out: "almondless", "Nussallergie", "noeggs" */
  function splitWord(word: TypedWord): TypedWord[] {
    const { text, key } = word
    if (knownWords.has(key)) return [word]
    for (let at = 2; at <= text.length - 2; at++) {
      const parts = [text.slice(0, at), text.slice(at)].map(toWord)
      const meanings = parts.flatMap((part) => findSingular(part.key) ?? [])
      if (meanings.some(isBan) && meanings.some((one) => hasRole(one, 'food', 'kind'))) return parts
    }
    return [word]
  }
}

const endsName = (meaning: Meaning) => isHazard(meaning) || hasRole(meaning, 'refused')
const keyOf = (words: readonly TypedWord[]) => words.map(({ key }) => key).join(' ')
const toWord = (text: string): TypedWord => ({ text, key: toKey(text) })
