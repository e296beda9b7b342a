import type { Dictionary, Token } from './createDictionary.ts'
import { namedFoods, readFood, type TypedFood } from './readFood.ts'
import { MAX_ENTRY, splitList, writeOutSigns } from './splitList.ts'

export type Reading = {
  typed: readonly TypedFood[]
  unread: readonly string[] // the entries that are more than names of foods
}

const MAX_LIST = 5000 // in characters
/** A name behind these roles is another food: "2 eggs 3 leeks" */
const BEGINS_FOOD = new Set(['and', 'number', 'unit'])

/** Reads the foods of a list. An entry that has anything else is unread, and the list gets no recipe. */
export function readList(list: string, dictionary: Dictionary): Reading {
  if (list.length > MAX_LIST) return { typed: [], unread: [list] }
  const typed = new Map<string, TypedFood>()
  const unread = new Set<string>()
  for (const entry of splitList(list.normalize('NFC'), dictionary)) {
    const foods = readEntry(entry, dictionary)
    if (!foods) unread.add(entry)
    for (const food of foods ?? []) typed.set(food.name, food)
  }
  return { typed: [...typed.values()], unread: [...unread] }
}

/** The foods of an entry ("salt and pepper"), or none if it says anything else. */
function readEntry(entry: string, dictionary: Dictionary): TypedFood[] | undefined {
  if (entry.length > MAX_ENTRY) return
  const parts = splitAtNames(dictionary.tokenize(writeOutSigns(entry)))
  if (parts.length === 0) return
  const foods = parts.map((part) => readFood(part, dictionary))
  return foods.includes(undefined) ? undefined : foods.flatMap((food) => food ?? [])
}

/** "chicken 2 leeks rice and peas" is four foods. Words belong to the name behind them. */
function splitAtNames(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = []
  let words: Token[] = []
  for (const token of tokens) {
    words.push(token)
    if (token.role !== 'food') continue
    const former = parts.at(-1)
    const isApart = words.some(({ role }) => BEGINS_FOOD.has(role))
    if (former && !isApart && areOne([...former, token])) former.push(...words)
    else parts.push(words)
    words = []
  }
  parts.at(-1)?.push(...words)
  return parts
}

/** Whether names mean the same, or together no food: "Kerrygold butter", "apple seeds" */
const areOne = (tokens: readonly Token[]) =>
  namedFoods(tokens).length > 0 || tokens.some(({ isAlone }) => isAlone)
