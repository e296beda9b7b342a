import { distance } from 'fastest-levenshtein'
import type { Food, Kind, Role } from './food.ts'
import { addTo, simplify, toSingular } from './words.ts'

/** What a word or name of a list means. An unknown one has no foods. */
type Meaning = {
  /** A food is unusable in a state that no recipe takes: "browned beef" */
  role: Role | 'unknown' | 'unusable'
  /** As it stands in foods.md, where what can be counted stands in the plural. */
  name: string
  /** Several if it is general: "cheese" */
  foods: readonly Food[]
  kinds: readonly Kind[]
  /** The foods that a word for a kind means: "nightshades" */
  excludes: readonly Food[]
  note: string
  isForeign: boolean
  /** It means any of its foods: "spices" */
  isGeneral: boolean
  /** It makes another food of the name before it: "sauce" */
  isCompound: boolean
  /** Kinds that a food with a label lacks: "gluten-free pasta" */
  without: readonly Kind[]
}
/** A name or word in a text. */
export type Token = Meaning & {
  /** As it was typed. */
  text: string
  /** What was typed, if a typing error was corrected. */
  typo: string | undefined
}
export type Dictionary = ReturnType<typeof createDictionary>
type Word = { text: string; key: string; singular: string; typo?: string }

const [MIN_CORRECTED, MIN_DIET, MAX_LENGTH] = [6, 5, 40]
/** Without signs, but with what stands in words: "goat's", "0%" */
const WORD = /[^\s!-$&(-/:-@[-`{-~¡¿–—“”„«»…·•]+/g
const NUMBER = /^(?:[\d¼½¾⅓⅔]+(?:%|x\d*|[a-z]{1,2}|x\d+[a-z]{1,2})?|\p{Emoji_Presentation})$/u
/** "mayn't" */
const NOT = /n['’]t$/i
const SUFFIX =
  /^(\p{L}{2,}?)(s?)(less|free|frei\p{L}*|aller[a-z]+|unverträglichkeit|intoleran\p{L}+|empfindlich\p{L}*|sensitiv\p{L}*)$/iu
const PREFIX = /^(no|sans|ohne)(\p{L}{3,})$/iu
/** The roles of words that are corrected, beside those of foods. */
const CORRECTED: readonly Role[] = [
  'kind',
  'diet',
  'label',
  'eater',
  'refused',
  'no',
  'avoid',
  'spoilt',
]
const UNKNOWN = {
  foods: [],
  kinds: [],
  excludes: [],
  note: '',
  isForeign: false,
  isGeneral: false,
  isCompound: false,
  without: [],
}

/** Knows all names of foods.md. */
export function createDictionary(foods: readonly Food[]) {
  const exact = new Map<string, Meaning>()
  const singulars = new Map<string, Meaning>()
  const foodsByWord = new Map<string, Food[]>()
  const [english, knownWords] = [new Set<string>(), new Set<string>()]
  const wordsOf = (roles: readonly Role[], minLength: number) =>
    foods
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ names }) => names.flatMap((name) => toSingular(name).split(' ')))
      .filter((word) => word.length >= minLength)
  /** Words that must not be overlooked for a typing error: "alergic", "veagn" */
  const dietWords = wordsOf(['diet', 'label'], MIN_DIET)
  const warningWords = [...wordsOf(CORRECTED, MIN_CORRECTED), ...dietWords]
  /** How many words the longest name has that begins with a word. */
  const maxWords = new Map<string, number>()
  for (const food of foods) {
    for (const name of food.names) add(name, food)
    for (const name of food.general) add(name, food, { isGeneral: true })
    const words =
      food.role === 'food' ? food.names.flatMap((name) => toSingular(name).split(' ')) : []
    for (const word of new Set(words)) addTo(foodsByWord, word, food)
  }
  // English names come first: "lard" is French for bacon.
  for (const key of [...exact.keys(), ...singulars.keys()]) english.add(key)
  for (const food of foods)
    for (const name of food.foreignNames) add(name, food, { isForeign: true })
  const foodWords = [...foodsByWord.keys()].filter((word) => word.length >= MIN_CORRECTED)
  return { find, foodWords, warningWords, findFood, foodsWith, meaningsOf, kindsOf, guess }

  function add(name: string, food: Food, more: Partial<Meaning> = {}) {
    const [key, singular] = [simplify(name), toSingular(name)]
    const own: Meaning = { ...UNKNOWN, role: food.role, name, note: food.note, ...more }
    const meaning = join(own, food)
    // "egg" is a food first, and a kind for those who must not eat it.
    if (food.role !== 'kind') put(exact, key, meaning, food)
    put(singulars, singular, meaning, food)
    for (const words of new Set([key, singular])) {
      const [first = '', ...rest] = words.split(' ')
      maxWords.set(first, Math.max(maxWords.get(first) ?? 0, rest.length + 1))
      for (const word of [first, ...rest]) knownWords.add(word)
    }
  }

  function put(index: Map<string, Meaning>, key: string, meaning: Meaning, food: Food) {
    if (meaning.isForeign && food.role !== 'kind' && english.has(key)) return
    const known = index.get(key)
    index.set(key, known ? join(known, food) : meaning)
  }

  /** The names in a text, the longest first, and each word that is in none, with typing errors corrected by words of `from`. */
  function find(text: string, from: readonly string[] = []): Token[] {
    const words = (text.match(WORD) ?? [])
      .flatMap((word) => (isKnown(word) ? [word] : splitSuffix(word)))
      .map((word) => readWord(word, from))
    const found: Token[] = []
    for (let at = 0; at < words.length; ) {
      const { key = '', singular = '' } = words[at] ?? {}
      let length = Math.max(maxWords.get(key) ?? 1, maxWords.get(singular) ?? 1)
      let meaning = lookUp(words.slice(at, at + length))
      while (!meaning && length > 1) meaning = lookUp(words.slice(at, at + --length))
      const typed = words.slice(at, at + length)
      const own = typed.map((word) => word.text).join(' ')
      const role = NUMBER.test(key) ? 'plain' : NOT.test(own) ? 'no' : 'unknown'
      const other: Meaning = { ...UNKNOWN, role, name: own }
      found.push({ ...(meaning ?? other), text: own, typo: typed.find(({ typo }) => typo)?.typo })
      at += length
    }
    return found
  }

  function isKnown(word: string) {
    return knownWords.has(simplify(word)) || knownWords.has(toSingular(word))
  }

  /** "almondless", "Nussallergie", "noeggs" */
  function splitSuffix(word: string): string[] {
    const [, stem = '', s = '', suffix = ''] = SUFFIX.exec(word) ?? []
    const [, no = '', rest = ''] = PREFIX.exec(word) ?? []
    if (no && isKnown(rest)) return [no, rest]
    const name = [stem + s, stem].find((one) => one !== '' && isKnown(one))
    return name ? [name, suffix] : [word]
  }

  function readWord(word: string, from: readonly string[]): Word {
    const text = word.slice(0, MAX_LENGTH)
    const [key, singular] = [simplify(text), toSingular(text)]
    const words = singular.length >= MIN_CORRECTED ? from : dietWords
    const mayBeWrong = !isKnown(text) && singular.length >= MIN_DIET && from.length > 0
    const corrected = mayBeWrong ? guess(singular, 1, words)[0] : undefined
    return corrected
      ? { text: corrected, key: corrected, singular: corrected, typo: text }
      : { text, key, singular }
  }

  function lookUp(words: readonly Word[]): Meaning | undefined {
    const key = words.map((word) => word.key).join(' ')
    return exact.get(key) ?? singulars.get(words.map(({ singular }) => singular).join(' '))
  }

  /** The food that is called so. */
  function findFood(name: string): Token | undefined {
    const [food, ...others] = find(name)
    return food?.role === 'food' && others.length === 0 ? food : undefined
  }

  /** Words that differ from a long word in as many letters, or in two that are swapped. */
  function guess(word: string, maxErrors: number, from: readonly string[] = foodWords): string[] {
    if (word.length > MAX_LENGTH / 2) return []
    return from.filter((other) => {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > maxErrors) return false
      const errors = distance(word, other)
      const isSwapped = [...word].sort().join() === [...other].sort().join()
      return errors <= maxErrors || (errors === 2 && isSwapped)
    })
  }

  /** The foods that have all words of a name in one of theirs: spring onions for onions. */
  function foodsWith(name: string): readonly Food[] {
    const words = ` ${toSingular(name)} `
    return (foodsByWord.get(words.split(' ')[1] ?? '') ?? []).filter((food) =>
      food.names.some((other) => ` ${toSingular(other)} `.includes(words)),
    )
  }

  /** What a name means if it is excluded: "nuts", "nightshades", "Eier", which are eggs */
  function meaningsOf(token: Meaning): readonly Meaning[] {
    const english = token.isForeign || token.foods.length === 1 ? token.foods : []
    const names = [token.name, ...english.map((food) => food.names[0] ?? '')]
    const others = names.flatMap((name) => singulars.get(toSingular(name)) ?? [])
    return [...new Set([token, ...others])]
  }

  function kindsOf(token: Meaning): readonly Kind[] {
    return [...new Set(meaningsOf(token).flatMap(({ kinds }) => kinds))]
  }
}

/** They win over a food of the same name: "wild mushrooms" */
const WARNINGS: readonly Role[] = ['spoilt', 'spoilt list', 'poison', 'refused']

/** A name may mean several foods, and a kind: "milk" */
function join(meaning: Meaning, food: Food): Meaning {
  if (food.role === 'food') return { ...meaning, foods: [...new Set([...meaning.foods, food])] }
  return {
    ...meaning,
    role: WARNINGS.includes(food.role) ? food.role : meaning.role,
    note: meaning.note || food.note,
    excludes: [...meaning.excludes, ...food.standsFor],
    kinds: [...new Set([...meaning.kinds, ...food.kinds])],
    isCompound: meaning.isCompound || food.role === 'compound',
  }
}
