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

/** Splits texts into tokens, and says what names mean. */
export function createDictionary(rows: readonly Row[]) {
  const { exact, singulars, knownWords, maxWords } = indexNames(rows)
  /** The names of each food in the singular, between spaces. */
  const namesOf = new Map<Food, string>()
  for (const food of rows.filter(({ role }) => role === 'food'))
    namesOf.set(food, food.names.map((name) => ` ${toSingular(name)} `).join(''))
  const illnessParts = rows.flatMap(({ role, names }) => (role === 'refused part' ? names : []))
  const corrections = createCorrections(rows)
  return { tokenize, corrections, findFood, foodsWith, meaningsOf, kindsOf }

  /** Splits a text into names, each as long as possible, and other words. */
  function tokenize(text: string, correct?: CorrectTypo): Token[] {
    const typedWords = (text.match(WORD) ?? []).flatMap(splitWord)
    const words = typedWords.map((word) =>
      isKnown(word) ? word : (correct?.(toSingular(word)) ?? word),
    )
    // A name ends at an unknown word. Most words of a recipe are unknown.
    const areKnown = words.map(isKnown)
    const tokens: Token[] = []
    for (let at = 0; at < words.length; ) {
      let length = 1
      while (length < maxWords && areKnown[at + length]) length++
      while (length > 1 && !lookUp(words.slice(at, at + length).join(' '))) length--
      const part = words.slice(at, at + length).join(' ')
      const meaning = lookUp(part) ?? { ...NO_MEANING, role: roleOfUnknown(part), name: part }
      const typo = typedWords.slice(at, at + length).find((one, index) => one !== words[at + index])
      tokens.push({ ...meaning, text: part, typo })
      at += length
    }
    return tokens
  }

  function lookUp(name: string): Meaning | undefined {
    return exact.get(simplify(name)) ?? singulars.get(toSingular(name))
  }

  function roleOfUnknown(word: string): 'plain' | 'refused' | 'unknown' {
    const lower = word.toLowerCase()
    const hasPart = (part: string) =>
      part.startsWith('-') ? lower.endsWith(part.slice(1)) : lower.includes(part)
    if (NUMBER.test(simplify(word)) || POSSESSIVE.test(word)) return 'plain'
    // "diverticulitis", "atorvastatin"
    return word.length >= MIN_ILLNESS_LENGTH && illnessParts.some(hasPart) ? 'refused' : 'unknown'
  }

  function isKnown(word: string) {
    return knownWords.has(simplify(word)) || knownWords.has(toSingular(word))
  }

  /** Splits a name from the word that rules it out: "almondless", "Nussallergie", "noeggs" */
  function splitWord(long: string): string[] {
    const word = long.slice(0, MAX_WORD_LENGTH)
    if (isKnown(word)) return [word]
    for (let at = 2; at <= word.length - 2; at++) {
      const parts = [word.slice(0, at), word.slice(at)]
      const meanings = parts.flatMap((part) => singulars.get(toSingular(part)) ?? [])
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
    return [...namesOf.keys()].filter((food) => namesOf.get(food)?.includes(words))
  }

  /** All meanings of a name, which a ban excludes: "Eier" means eggs, and "egg" is also a kind. */
  function meaningsOf(token: Meaning): readonly Meaning[] {
    const own = token.isForeign || token.foods.length === 1 ? token.foods : []
    const names = [token.name, ...own.map((food) => food.names[0] ?? '')]
    const others = names.flatMap((name) => singulars.get(toSingular(name)) ?? [])
    return [...new Set([token, ...others])]
  }

  function kindsOf(token: Meaning): readonly Kind[] {
    return [...new Set(meaningsOf(token).flatMap(({ kinds }) => kinds))]
  }
}
