import { correctWord, longWords } from './correctWord.ts'
import type { Food, Kind, Role } from './food.ts'
import { hasRole, type Meaning, type Token, UNKNOWN } from './token.ts'
import { simplify, toSingular } from './words.ts'

export type Dictionary = ReturnType<typeof createDictionary>
type Word = { text: string; key: string; singular: string; typo?: string }

const MAX_LENGTH = 40
/** Without signs, but with what stands in words: "goat's", "0%" */
const WORD = /[^\s!-$&(-/:-@[-`{-~¡¿–—“”„«»…·•]+/g
/** "2", "1½", "0%", "500g", "2x400g", "🍅" */
const NUMBER = /^(?:[\d¼½¾⅓⅔]+(?:%|x\d*|[a-z]{1,2}|x\d+[a-z]{1,2})?|\p{Emoji_Presentation})$/u
/** Words that must not be overlooked for a typing error: "alergic" */
const CORRECTED = ['kind', 'diet', 'label', 'eater', 'refused', 'no', 'avoid', 'spoilt'] as const
/** They win over a food of the same name: "wild mushrooms" */
const WARNINGS: readonly Role[] = ['spoilt', 'spoilt list', 'poison', 'refused']

/** Knows all names of foods.md. */
export function createDictionary(foods: readonly Food[]) {
  const [exact, singulars] = [new Map<string, Meaning>(), new Map<string, Meaning>()]
  const knownWords = new Set<string>()
  let maxWords = 1
  for (const food of foods) {
    for (const name of food.names) add(name, food)
    for (const name of food.general) add(name, food, { isGeneral: true })
  }
  // English names come first: "lard" is French for bacon.
  const english = new Set([...exact.keys(), ...singulars.keys()])
  for (const food of foods)
    for (const name of food.foreignNames) add(name, food, { isForeign: true })
  const warningWords = longWords(foods, CORRECTED)
  const allWords = [...warningWords, ...longWords(foods, ['food'])]
  /** The names of each food in the singular, between spaces. */
  const namesOf = new Map(
    foods
      .filter(({ role }) => role === 'food')
      .map((food) => [food, food.names.map((name) => ` ${toSingular(name)} `).join('')]),
  )
  return { find, warningWords, allWords, findFood, foodsWith, meaningsOf, kindsOf }

  function add(name: string, food: Food, more: Partial<Meaning> = {}) {
    const [key, singular] = [simplify(name), toSingular(name)]
    const own = { ...UNKNOWN, role: food.role, name, note: food.note, ...more }
    // "egg" is a food first, and a kind for those who must not eat it.
    if (food.role !== 'kind') put(exact, key, own, food)
    put(singulars, singular, own, food)
    const words = [...key.split(' '), ...singular.split(' ')]
    for (const word of words) knownWords.add(word)
    maxWords = Math.max(maxWords, words.length / 2)
  }

  function put(index: Map<string, Meaning>, key: string, own: Meaning, food: Food) {
    if (own.isForeign && food.role !== 'kind' && english.has(key)) return
    index.set(key, join(index.get(key) ?? own, food))
  }

  /** The names in a text, the longest first, and each word that is in none. Words of `from` correct typing errors. */
  function find(text: string, from: readonly string[] = []): Token[] {
    const words = (text.match(WORD) ?? []).flatMap(splitWord).map((word) => readWord(word, from))
    const found: Token[] = []
    for (let at = 0; at < words.length; ) {
      let length = Math.min(maxWords, words.length - at)
      while (length > 1 && !lookUp(words.slice(at, at + length))) length--
      const typed = words.slice(at, at + length)
      const own = typed.map((word) => word.text).join(' ')
      const role = NUMBER.test(typed[0]?.key ?? '') ? 'plain' : 'unknown'
      const meaning = lookUp(typed) ?? { ...UNKNOWN, role, name: own }
      found.push({ ...meaning, text: own, typo: typed.find(({ typo }) => typo)?.typo })
      at += length
    }
    return found
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

  function readWord(text: string, from: readonly string[]): Word {
    const singular = toSingular(text)
    const corrected = isKnown(text) ? undefined : correctWord(singular, from)
    return corrected
      ? { text: corrected, key: corrected, singular: corrected, typo: text }
      : { text, key: simplify(text), singular }
  }

  /** The food that is called so. */
  function findFood(name: string): Token | undefined {
    const [food, ...others] = find(name)
    return food?.role === 'food' && others.length === 0 ? food : undefined
  }

  /** The foods that have all words of a name in one of theirs: spring onions for onions. */
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

/** A name may mean several foods, and a kind: "milk" */
function join(meaning: Meaning, food: Food): Meaning {
  if (food.role === 'food') return { ...meaning, foods: [...new Set([...meaning.foods, food])] }
  return {
    ...meaning,
    role: WARNINGS.includes(food.role) ? food.role : meaning.role,
    note: meaning.note || food.note,
    excludes: [...meaning.excludes, ...food.standsFor],
    kinds: [...new Set([...meaning.kinds, ...food.kinds])],
  }
}
