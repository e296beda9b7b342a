import { correctWord, LONG, longWords, MIN_LENGTH } from './correctWord.ts'
import type { Food, Kind } from './food.ts'
import { indexNames } from './indexNames.ts'
import { hasRole, type Meaning, type Token, UNKNOWN } from './token.ts'
import { simplify, toSingular } from './words.ts'

export type Dictionary = ReturnType<typeof createDictionary>
type Word = { text: string; key: string; singular: string; typo?: string }

const MAX_LENGTH = 40
const MIN_ILLNESS = 7
/** Without signs, but with what stands in words: "goat's", "0%" */
const WORD = /[^\s!-$&(-/:-@[-`{-~¡¿–—“”„«»…·•]+/g
/** "2", "1½", "0%", "500g", "2x400g", "🍅" */
const NUMBER = /^(?:[\d¼½¾⅓⅔]+(?:%|x\d*|[a-z]{1,2}|x\d+[a-z]{1,2})?|\p{Emoji_Presentation})$/u
/** Roles of words that are understood in spite of a typing error: "alergic" */
const CORRECTED = ['kind', 'diet', 'label', 'eater', 'refused', 'no', 'avoid', 'spoilt'] as const

export function createDictionary(foods: readonly Food[]) {
  const { exact, singulars, knownWords, maxWords } = indexNames(foods)
  const dietWords = longWords(foods, ['diet', 'label'], MIN_LENGTH)
  const warningWords = [...longWords(foods, CORRECTED), ...dietWords]
  const allWords = [...warningWords, ...longWords(foods, ['food'])]
  /** The names of each food in the singular, between spaces. */
  const namesOf = new Map(
    foods
      .filter(({ role }) => role === 'food')
      .map((food) => [food, food.names.map((name) => ` ${toSingular(name)} `).join('')]),
  )
  const illnessParts = foods.flatMap(({ role, names }) => (role === 'refused part' ? names : []))
  return { tokenize, warningWords, allWords, findFood, foodsWith, meaningsOf, kindsOf }

  /** Splits a text into names, each as long as possible, and other words. Corrects typing errors to one of `candidates`. */
  function tokenize(text: string, candidates: readonly string[] = [], mayGuess = false): Token[] {
    const typedWords = (text.match(WORD) ?? []).flatMap(splitWord)
    const words = typedWords.map((word) => readWord(word, candidates, mayGuess))
    const tokens: Token[] = []
    for (let at = 0; at < words.length; ) {
      const { key = '', singular = '' } = words[at] ?? {}
      let length = Math.max(maxWords.get(key) ?? 1, maxWords.get(singular) ?? 1)
      while (length > 1 && !lookUp(words.slice(at, at + length))) length--
      const typed = words.slice(at, at + length)
      const phrase = typed.map((word) => word.text).join(' ')
      const meaning = lookUp(typed) ?? {
        ...UNKNOWN,
        role: roleOfUnknown(key, phrase),
        name: phrase,
      }
      tokens.push({ ...meaning, text: phrase, typo: typed.find(({ typo }) => typo)?.typo })
      at += length
    }
    return tokens
  }

  /** A possessive is not unknown: "my landlady's eggs" are eggs. */
  function roleOfUnknown(word: string, text: string): Meaning['role'] {
    if (NUMBER.test(word) || /['’]s$/i.test(text)) return 'plain'
    return isIllness(text.toLowerCase()) ? 'refused' : 'unknown'
  }

  /** "diverticulitis", "atorvastatin" */
  function isIllness(word: string): boolean {
    if (word.length < MIN_ILLNESS) return false
    return illnessParts.some((part) =>
      part.startsWith('-') ? word.endsWith(part.slice(1)) : word.includes(part),
    )
  }

  function lookUp(words: readonly Word[]): Meaning | undefined {
    const key = words.map((word) => word.key).join(' ')
    return exact.get(key) ?? singulars.get(words.map(({ singular }) => singular).join(' '))
  }

  function isKnown(word: string) {
    return knownWords.has(simplify(word)) || knownWords.has(toSingular(word))
  }

  /** "almondless", "Nussallergie", "noeggs": a name beside a word that rules it out */
  function splitWord(long: string): string[] {
    const word = long.slice(0, MAX_LENGTH)
    if (isKnown(word)) return [word]
    for (let at = 2; at <= word.length - 2; at++) {
      const parts = [word.slice(0, at), word.slice(at)]
      const meanings = parts.flatMap((part) => singulars.get(toSingular(part)) ?? [])
      const isBan = meanings.some((one) => hasRole(one, 'no', 'avoid', 'free'))
      if (isBan && meanings.some((one) => hasRole(one, 'food', 'kind'))) return parts
    }
    return [word]
  }

  function readWord(text: string, candidates: readonly string[], mayGuess: boolean): Word {
    const singular = toSingular(text)
    const isShort = singular.length < LONG && candidates.length > 0 && !mayGuess // "veagn"
    const words = isShort ? dietWords : candidates
    const corrected = isKnown(text) ? undefined : correctWord(singular, words, mayGuess)
    return corrected
      ? { text: corrected, key: corrected, singular: corrected, typo: text }
      : { text, key: simplify(text), singular }
  }

  /** The food with this name. */
  function findFood(name: string): Token | undefined {
    const [food, ...others] = tokenize(name)
    return food?.role === 'food' && others.length === 0 ? food : undefined
  }

  /** The foods with a name that contains this one: spring onions for onions. */
  function foodsWith(name: string): readonly Food[] {
    const words = ` ${toSingular(name)} `
    return foods.filter((food) => namesOf.get(food)?.includes(words))
  }

  /** What a name means if it is excluded: "nuts", "nightshades", "Eier", which are eggs */
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
