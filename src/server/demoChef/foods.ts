/// <reference path="./textModules.d.ts" />
import { closest, distance } from 'fastest-levenshtein'
import FOODS from './foods.md?raw'

/** A food of foods.md. Words that name no food weigh nothing, and their kinds say what they do. */
export type Food = {
  weight: number
  price: number
  kinds: ReadonlySet<string>
  names: readonly string[]
  /** The food whose place it can take. */
  standsFor: Food | undefined
}
/** A name and what it means: nothing if it is unknown, several foods if it is general ("cheese"). */
export type Known = { name: string; foods: readonly Food[]; isForeign: boolean }

const MAX_WORDS = 5
const MAX_LENGTH = 40
/** "name, name (other languages) = another food + kind, kind" */
const FOOD = /^([^(=+]+)(?:\(([^)]*)\))?(?: ?= ([^+]+))?(?: ?\+ (.+))?$/
/** Without signs, but with what stands in words: "goat's", "0%" */
const WORD = /[^\s!-$&(-/:-@[-`{-~¡¿–—“”„«»…·•]+/g
/** Endings of plurals and of what only looks like one, and their singulars. */
const ENDINGS =
  'ss:ss us:us chillies:chilli cookies:cookie brownies:brownie ies:y leaves:leaf loaves:loaf halves:half calves:calf oes:o ches:ch shes:sh sses:ss xes:x s:'
    .split(' ')
    .map((pair) => pair.split(':'))

type Index = Map<string, Known & { foods: Food[] }>
const names: Index = new Map()
const singulars: Index = new Map()
const foreignNames: Index = new Map()
/** The foods with a word in their English names. For other languages there are only the words. */
const foodsByWord = new Map<string, Food[]>()

export const foods: readonly Food[] = FOODS.split(/\r?\n/)
  .filter((line) => line.startsWith('| '))
  .flatMap(readRow)

/** Words that are long enough for a typing error, by their first letter. */
const longWords = new Map<string, string[]>()
for (const [word, { length }] of foodsByWord)
  if (word.length > 3 && length > 0) addTo(longWords, word.charAt(0), word)

function readRow(row: string): Food[] {
  const [, weight, price, contains = '', all = ''] = row.split('|')
  return split(all, ';').map((text) => {
    const [, own = '', foreign = '', standsFor = '', more = ''] = FOOD.exec(text) ?? []
    const food: Food = {
      weight: Number(weight) || 0,
      price: Number(price),
      kinds: new Set([...split(contains, ','), ...split(more, ',')]),
      names: split(own, ','),
      standsFor: names.get(simplify(standsFor))?.foods[0],
    }
    for (const name of food.names) {
      const key = simplify(name)
      const singular = toSingular(key)
      addName(names, key, name, food)
      if (singular !== key) addName(singulars, singular, name, food)
      for (const word of singular.split(' ')) addTo(foodsByWord, word, food)
    }
    for (const name of split(foreign, ',')) {
      addName(foreignNames, simplify(name), name, food)
      for (const word of toSingular(name).split(' ')) addTo(foodsByWord, word)
    }
    return food
  })
}

function addName(index: Index, key: string, name: string, food: Food) {
  const known = index.get(key)
  if (!known) index.set(key, { name, foods: [food], isForeign: index === foreignNames })
  else if (!known.foods.includes(food)) known.foods.push(food)
}

export function addTo<Key, Value>(index: Map<Key, Value[]>, key: Key, ...values: Value[]) {
  const before = index.get(key)
  if (before) before.push(...values)
  else index.set(key, values)
}

function split(text: string, separator: string): string[] {
  return text.split(separator).flatMap((part) => part.trim() || [])
}

/** The names in a text, the longest first, and the words that are in none. */
export function findNames(text: string, mayCorrect = () => false): Known[] {
  const words = (text.match(WORD) ?? []).map((word) => {
    const key = simplify(word)
    const isTypo = key.length > 3 && key.length < 20 && !isInName(key) && mayCorrect()
    return { word, key: isTypo ? correct(key) : key }
  })
  const found: Known[] = []
  for (let at = 0; at < words.length; ) {
    const { word, key } = words[at] as (typeof words)[number]
    let known: Known | undefined
    let length = isInName(key) ? MAX_WORDS : 0
    for (; length > 0 && !known; length--) {
      const part = words
        .slice(at, at + length)
        .map((other) => other.key)
        .join(' ')
      const singular = toSingular(part)
      known =
        names.get(part) ?? singulars.get(singular) ?? names.get(singular) ?? foreignNames.get(part)
    }
    const last = found.at(-1)
    if (known) found.push(known)
    else if (last?.foods.length === 0) last.name = `${last.name} ${word}`.slice(0, MAX_LENGTH)
    else found.push({ name: word.slice(0, MAX_LENGTH), foods: [], isForeign: false })
    at += length + 1
  }
  return found
}

const isInName = (word: string) => foodsByWord.has(toSingular(word))

/** Corrects one or two typing errors. */
function correct(word: string): string {
  const nearest = closest(word, longWords.get(word.charAt(0)) ?? [word])
  const errors = distance(word, nearest)
  const isSwapped = errors === 2 && [...word].sort().join() === [...nearest].sort().join()
  return errors < 2 || isSwapped || (errors === 2 && word.length > 6) ? nearest : word
}

/** The foods that have all words of a name in one of theirs: spring onions for onions. */
export function foodsWith(name: string): readonly Food[] {
  const words = ` ${toSingular(name)} `
  return (foodsByWord.get(words.split(' ')[1] ?? '') ?? []).filter((food) =>
    food.names.some((other) => ` ${toSingular(other)} `.includes(words)),
  )
}

/** Without capitals, accents and signs. */
function simplify(text: string): string {
  const lower = text.trim().toLowerCase()
  if (/^[a-z ]*$/.test(lower)) return lower
  const letters = lower.normalize('NFD').replaceAll('-', ' ')
  return letters.replace(/[^\p{L}\p{N}\p{Emoji_Presentation}% ]/gu, '')
}

/** Simplified, and each word in the singular. */
export function toSingular(text: string): string {
  const words = simplify(text)
  if (!words.includes('s')) return words
  return words
    .split(' ')
    .map((word) => {
      if (!word.endsWith('s')) return word
      const [ending = '', singular = ''] = ENDINGS.find(([end = '']) => word.endsWith(end)) ?? []
      return word.slice(0, word.length - ending.length) + singular
    })
    .join(' ')
}
