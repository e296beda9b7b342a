/// <reference path="./textModules.d.ts" />
import { closest, distance } from 'fastest-levenshtein'
import FOODS from './foods.md?raw'

/** A food of foods.md, or words that name none and weigh nothing. */
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
/** "name, name (other languages) = another food" */
const FOOD = /^([^(=]+)(?:\(([^)]*)\))?(?: ?= (.+))?$/
const WORD = /[\p{L}\p{M}\p{N}%½¼¾]+(?:['’]\p{L}+)?|\p{Emoji_Presentation}/gu

const names = new Map<string, Known>()
const singulars = new Map<string, Known>()
const foreignNames = new Map<string, Known>()
/** The words of all names, in the singular, and the foods that have them in an English name. */
const foodsByWord = new Map<string, Set<Food>>()
/** The longer words of English names, by their first letter. */
const wordsByLetter = new Map<string, string[]>()

const foods: readonly Food[] = FOODS.split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap(readRow)

/** What someone may avoid: "dairy" */
export const kinds = new Set(
  foods.filter(({ weight }) => weight > 0).flatMap((food) => [...food.kinds]),
)

function readRow(row: string): Food[] {
  const [, weight, price, contains = '', all = ''] = row.split('|')
  return split(all, ';').map((text) => {
    const [, own = '', foreign = '', standsFor = ''] = FOOD.exec(text) ?? []
    const food: Food = {
      weight: Number(weight),
      price: Number(price),
      kinds: new Set(split(contains, ',')),
      names: split(own, ','),
      standsFor: names.get(simplify(standsFor))?.foods[0],
    }
    for (const name of food.names) {
      addName(names, simplify(name), name, food)
      addName(singulars, toSingular(simplify(name)), name, food)
    }
    for (const name of split(foreign, ',')) addName(foreignNames, simplify(name), name, food)
    return food
  })
}

function addName(index: Map<string, Known>, key: string, name: string, food: Food) {
  const known = index.get(key)
  const others = known?.foods.filter((other) => other !== food) ?? []
  const isForeign = index === foreignNames
  index.set(key, { name: known?.name ?? name, foods: [...others, food], isForeign })
  for (const word of toSingular(key).split(' ')) {
    const having = foodsByWord.get(word) ?? new Set()
    if (!isForeign && having.size === 0 && word.length > 3)
      wordsByLetter.set(word.charAt(0), [...(wordsByLetter.get(word.charAt(0)) ?? []), word])
    foodsByWord.set(word, isForeign ? having : having.add(food))
  }
}

function split(text: string, separator: string): string[] {
  return text.split(separator).flatMap((part) => part.trim() || [])
}

/** The names in a text, the longest first, and the words that are in none. */
export function findNames(text: string, mayCorrect = () => false): Known[] {
  const words = [...text.matchAll(WORD)].map(([word]) => {
    const key = simplify(word)
    const isTypo =
      key.length > 3 && key.length < 20 && !foodsByWord.has(toSingular(key)) && mayCorrect()
    const corrected = isTypo ? correct(key) : key
    return { word, key: corrected, singular: toSingular(corrected) }
  })
  const found: Known[] = []
  for (let at = 0; at < words.length; ) {
    let end = foodsByWord.has(words[at]?.singular ?? '') ? at + MAX_WORDS : at
    let known: Known | undefined
    for (; end > at && !known; end--) {
      const part = words.slice(at, end)
      const key = part.map((word) => word.key).join(' ')
      const singular = part.map((word) => word.singular).join(' ')
      known = names.get(key) ?? singulars.get(singular) ?? foreignNames.get(key)
    }
    found.push(
      known ?? { name: words[at]?.word.slice(0, MAX_LENGTH) ?? '', foods: [], isForeign: false },
    )
    at = Math.max(end, at) + 1
  }
  return found
}

/** Corrects one or two typing errors. */
function correct(word: string): string {
  const nearest = closest(word, wordsByLetter.get(word.charAt(0)) ?? [word])
  const errors = distance(word, nearest)
  const isSwapped = errors === 2 && [...word].sort().join() === [...nearest].sort().join()
  return errors < 2 || isSwapped || (errors === 2 && word.length > 6) ? nearest : word
}

/** The foods with a name that has these words: spring onions for onions. */
export function foodsWith(name: string): Food[] {
  const words = ` ${toSingular(simplify(name))} `
  const [first = ''] = words.trim().split(' ')
  return [...(foodsByWord.get(first) ?? [])].filter((food) =>
    food.names.some((other) => ` ${toSingular(simplify(other))} `.includes(words)),
  )
}

/** Without capitals, accents and signs. */
export function simplify(text: string): string {
  const letters = text.trim().toLowerCase().normalize('NFD').replaceAll('-', ' ')
  return letters.replace(/[^\p{L}\p{N}\p{Emoji_Presentation}% ]/gu, '')
}

export function toSingular(text: string): string {
  return text
    .replace(/(?<=lea|loa|hal|cal)ves\b/g, 'f')
    .replace(/chillies\b/g, 'chilli')
    .replace(/(?<!cook|brown)ies\b/g, 'y')
    .replace(/(?<=o|ch|sh|ss|x)es\b/g, '')
    .replace(/(?<=[^su])s\b/g, '')
}
