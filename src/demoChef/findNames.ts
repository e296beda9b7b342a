/// <reference path="./textModules.d.ts" />
import { distance } from 'fastest-levenshtein'
import FOODS from './foods.md?raw'
import { type Food, readFoods } from './readFoods.ts'
import { addTo, simplify, toSingular } from './words.ts'

/** A name and what it means: nothing if it is unknown, several foods if it is general ("cheese"). */
export type Name = {
  name: string
  foods: readonly Food[]
  isForeign?: boolean
  /** It means any of its foods: "spices" */
  isGeneral?: boolean
  /** What was typed, if a typing error was corrected. */
  typo?: string
}

/** A word of a text. `typo` is what was typed if it is corrected. */
type Word = { word: string; key: string; singular: string; typo?: string }

const MAX_LENGTH = 40
const [MIN_CORRECTED, MAX_CORRECTED] = [6, 20]
/** Without signs, but with what stands in words: "goat's", "0%" */
const WORD = /[^\s!-$&(-/:-@[-`{-~¡¿–—“”„«»…·•]+/g

export const { foods, sides } = readFoods(FOODS)
type Index = Map<string, Name & { foods: Food[] }>
const names: Index = new Map()
const singulars: Index = new Map()
const foreignNames: Index = new Map()
/** The words of all names, in any language. */
const knownWords = new Set<string>()
/** The foods with a word in their English names. */
const foodsByWord = new Map<string, Food[]>()
/** How many words the longest name has that begins with a word. */
const maxWords = new Map<string, number>()
for (const food of foods) {
  for (const name of food.names) {
    const [key, singular] = [simplify(name), toSingular(name)]
    add(names, key, { name }, food)
    if (singular !== key) add(singulars, singular, { name }, food)
  }
  for (const name of food.general) add(names, simplify(name), { name, isGeneral: true }, food)
  for (const name of food.foreignNames)
    for (const key of new Set([simplify(name), toSingular(name)]))
      add(foreignNames, key, { name, isForeign: true }, food)
}
/** Words that are long enough for a typing error, by their first letter. */
const longWords = new Map<string, string[]>()
for (const word of foodsByWord.keys())
  if (word.length >= MIN_CORRECTED) addTo(longWords, word.charAt(0), word)

function add(index: Index, key: string, name: Omit<Name, 'foods'>, food: Food) {
  const known = index.get(key)
  if (!known) index.set(key, { ...name, foods: [food] })
  else if (!known.foods.includes(food)) known.foods.push(food)
  const words = toSingular(key).split(' ')
  const [first = ''] = words
  maxWords.set(first, Math.max(words.length, maxWords.get(first) ?? 0))
  for (const word of words) {
    knownWords.add(word)
    if (!name.isForeign) addTo(foodsByWord, word, food)
  }
}

/** The names in a text, the longest first, and the words that are in none. */
export function findNames(text: string, mayCorrect = () => false): Name[] {
  const words = (text.match(WORD) ?? []).map((word) => readWord(word, mayCorrect))
  const found: Name[] = []
  for (let at = 0; at < words.length; ) {
    const { word, singular } = words[at] as Word
    let length = Math.max(maxWords.get(singular) ?? 0, 1)
    let known = lookUp(words.slice(at, at + length))
    while (!known && length > 1) known = lookUp(words.slice(at, at + --length))
    const last = found.at(-1)
    if (known) found.push(known)
    else if (last?.foods.length === 0) last.name = `${last.name} ${word}`.slice(0, MAX_LENGTH)
    else found.push({ name: word.slice(0, MAX_LENGTH), foods: [] })
    at += length
  }
  return found
}

function readWord(word: string, mayCorrect: () => boolean): Word {
  const key = simplify(word)
  const singular = toSingular(word)
  if (key.length > MAX_CORRECTED || knownWords.has(singular) || !mayCorrect())
    return { word, key, singular }
  const corrected = correct(singular)
  if (!corrected) return { word, key, singular }
  return { word, key: corrected, singular: corrected, typo: word }
}

function lookUp(words: readonly Word[]): Name | undefined {
  const key = words.map((word) => word.key).join(' ')
  const singular = words.map((word) => word.singular).join(' ')
  const name =
    names.get(key) ??
    singulars.get(singular) ??
    foreignNames.get(key) ??
    names.get(singular) ??
    foreignNames.get(singular)
  const typo = words.find((word) => word.typo)?.typo
  return name && typo ? { ...name, typo } : name
}

/** Corrects one letter that is wrong, missing or swapped, in a word of six letters or more. */
function correct(word: string): string | undefined {
  return longWords.get(word.charAt(0))?.find((other) => {
    const longer = other.length - word.length
    if (longer < 0 || longer > 1) return false
    const errors = distance(word, other)
    const isSwapped = longer === 0 && [...word].sort().join() === [...other].sort().join()
    return errors === 1 || (errors === 2 && isSwapped)
  })
}

/** The foods that have all words of a name in one of theirs: spring onions for onions. */
export function foodsWith(name: string): readonly Food[] {
  const words = ` ${toSingular(name)} `
  return (foodsByWord.get(words.split(' ')[1] ?? '') ?? []).filter((food) =>
    food.names.some((other) => ` ${toSingular(other)} `.includes(words)),
  )
}

/** Whether a name means a food, or a word of a role. A stranger has none. */
export function hasRole(name: Name | undefined, role: string): boolean {
  if (name?.foods.length === 0)
    return role === (/^[\d¼¾]\S*(?: \d\S*)*$/.test(name.name) ? 'some' : 'stranger')
  return name?.foods.some(({ roles }) => roles.has(role)) ?? false
}
