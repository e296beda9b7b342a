import { type CorrectTypo, createCorrections } from './createCorrections.ts'
import type { Food, Kind, Row } from './food.ts'
import { indexNames } from './indexNames.ts'
import { hasBan, hasRole, type Meaning, NO_MEANING, type Token } from './token.ts'
import { simplify, toSingular } from './words.ts'

export type Dictionary = ReturnType<typeof createDictionary>

/** In letters: a longer word is cut. */
const MAX_WORD_LENGTH = 40
const MIN_ILLNESS_LENGTH = 7
/** Without signs, but with what stands in words: "goat's", "0%" */
const WORD = /[^\s!-$&(-/:-@[-`{-~¡¿–—“”„«»…·•]+/g
/** "2", "1½", "0%", "500g", "2x400g", "🍅" */
const NUMBER = /^(?:[\d¼½¾⅓⅔]+(?:%|x\d*|(?:x\d+)?[a-z]{1,2})?|\p{Emoji_Presentation})$/u
/** "my landlady's eggs" are eggs. */
const POSSESSIVE = /['’]s$/i

/** A word or name as it was typed, simplified, and in the singular. */
type Word = { text: string; simple: string; singular: string; typo?: string }

/** Splits texts into tokens, and says what names mean. */
export function createDictionary(rows: readonly Row[]) {
  const { byName, bySingular, knownWords, beginnings } = indexNames(rows)
  const foods = rows.filter(({ role }) => role === 'food')
  /** The names of each food in the singular, between spaces. */
  const namesOf = foods.map(({ names }) => names.map((name) => ` ${toSingular(name)} `).join(''))
  const illnessParts = rows.flatMap(({ role, names }) => (role === 'refused part' ? names : []))
  const corrections = createCorrections(rows)
  return { tokenize, corrections, findFood, foodsWith, meaningsOf, kindsOf }

  /** Splits a text into names, each as long as possible, and other words. */
  function tokenize(text: string, correct?: CorrectTypo): Token[] {
    const typed = (text.match(WORD) ?? []).map(toWord).flatMap(splitWord)
    const words = typed.map((word) => correctWord(word, correct))
    const tokens: Token[] = []
    for (let at = 0; at < words.length; ) {
      const part = longestName(words, at)
      const word = joinWords(part)
      const meaning = lookUp(word) ?? { ...NO_MEANING, role: roleOfUnknown(word), name: word.text }
      tokens.push({ ...meaning, text: word.text, typo: part.find(({ typo }) => typo)?.typo })
      at += part.length
    }
    return tokens
  }

  function correctWord(word: Word, correct?: CorrectTypo): Word {
    const corrected = isKnown(word) ? undefined : correct?.(word.singular)
    return corrected ? { ...toWord(corrected), typo: word.text } : word
  }

  /** The words of the longest name that begins at a place, or the word there. */
  function longestName(words: readonly Word[], at: number): readonly Word[] {
    let longest = words.slice(at, at + 1)
    for (let end = at + 1; end <= words.length; end++) {
      const part = words.slice(at, end)
      const name = joinWords(part)
      if (!beginnings.has(name.simple) && !beginnings.has(name.singular)) break
      if (lookUp(name)) longest = part
    }
    return longest
  }

  function lookUp({ simple, singular }: Word): Meaning | undefined {
    return byName.get(simple) ?? bySingular.get(singular)
  }

  function roleOfUnknown({ text, simple }: Word): 'plain' | 'refused' | 'unknown' {
    const lower = text.toLowerCase()
    const hasPart = (part: string) =>
      part.startsWith('-') ? lower.endsWith(part.slice(1)) : lower.includes(part)
    if (NUMBER.test(simple) || POSSESSIVE.test(text)) return 'plain'
    // "diverticulitis", "atorvastatin"
    return text.length >= MIN_ILLNESS_LENGTH && illnessParts.some(hasPart) ? 'refused' : 'unknown'
  }

  function isKnown({ simple, singular }: Word) {
    return knownWords.has(simple) || knownWords.has(singular)
  }

  /** Splits a name from the word that rules it out: "almondless", "Nussallergie", "noeggs" */
  function splitWord(word: Word): Word[] {
    if (isKnown(word)) return [word]
    const { text } = word
    for (let at = 2; at <= text.length - 2; at++) {
      const parts = [text.slice(0, at), text.slice(at)].map(toWord)
      const meanings = parts.flatMap(({ singular }) => bySingular.get(singular) ?? [])
      if (hasBan(meanings) && meanings.some((one) => hasRole(one, 'food', 'kind'))) return parts
    }
    return [word]
  }

  /** The food with this name. */
  function findFood(name: string): Token | undefined {
    const [food, ...others] = tokenize(name)
    return food?.role === 'food' && others.length === 0 ? food : undefined
  }

  /** The foods with a name that contains this one: spring onions for onions, and eggs ("chicken eggs") for chicken. */
  function foodsWith(name: string): readonly Food[] {
    const words = ` ${toSingular(name)} `
    return foods.filter((_, at) => namesOf[at]?.includes(words))
  }

  /** All meanings of a name, which a ban excludes: "Eier" means eggs, and "egg" is also a kind. */
  function meaningsOf(token: Meaning): readonly Meaning[] {
    const own = token.isForeign || token.foods.length === 1 ? token.foods : []
    const names = [token.name, ...own.map((food) => food.names[0] ?? '')]
    const others = names.flatMap((name) => bySingular.get(toSingular(name)) ?? [])
    return [...new Set([token, ...others])]
  }

  function kindsOf(token: Meaning): readonly Kind[] {
    return [...new Set(meaningsOf(token).flatMap(({ kinds }) => kinds))]
  }
}

function toWord(long: string): Word {
  const text = long.slice(0, MAX_WORD_LENGTH)
  const simple = simplify(text)
  return { text, simple, singular: toSingular(simple) }
}

const joinWords = (words: readonly Word[]): Word => ({
  text: words.map(({ text }) => text).join(' '),
  simple: words.map(({ simple }) => simple).join(' '),
  singular: words.map(({ singular }) => singular).join(' '),
})
