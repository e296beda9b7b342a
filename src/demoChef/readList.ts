import type { Dictionary, Token } from './createDictionary.ts'
import { namedFoods, readFood, type TypedFood } from './readFood.ts'
import { splitList, writeOutSigns } from './splitList.ts'

export type Reading = {
  typed: readonly TypedFood[]
  unread: readonly string[] // the entries that are more than names of foods
}

const MAX_ENTRY = 200 // in characters
/** Words of these roles begin a food of its own: "2 eggs 3 leeks" */
const BEGINS_ROW = new Set(['and', 'number', 'unit'])

/** Reads the foods of a list. An entry that has anything else is unread, and the list gets no recipe. */
export function readList(list: string, dictionary: Dictionary): Reading {
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
  const tokens = dictionary.tokenize(writeOutSigns(entry))
  const rows = splitIntoRows(tokens)
  const isCompound = (row: Token[][]) => row.length > 1 && row.flat().some(({ isAlone }) => isAlone)
  if (rows.length === 0 || rows.some(isCompound) || !joinsWords(tokens)) return
  const foods = rows.flat().map((words) => readFood(words, dictionary))
  return foods.includes(undefined) ? undefined : foods.flatMap((food) => food ?? [])
}

/** The names of an entry, each with the words around it, in rows: "and" and amounts begin a new one. */
function splitIntoRows(tokens: readonly Token[]): Token[][][] {
  const rows: Token[][][] = []
  let words: Token[] = []
  for (const token of tokens) {
    words.push(token)
    if (token.role !== 'food') continue
    const row = rows.at(-1)
    const former = row?.at(-1)
    const isApart = words.some(({ role }) => BEGINS_ROW.has(role))
    if (!row || !former || isApart) rows.push([words])
    else if (namedFoods([...former, token]).length > 0) former.push(...words)
    else row.push(words)
    words = []
  }
  const last = rows.at(-1)?.at(-1)
  last?.push(...words)
  return rows
}

/** Whether each "and" stands between words: the Spanish one also ends an age, "1y". */
const joinsWords = (tokens: readonly Token[]) =>
  tokens.every(({ role }, at) => {
    const before = tokens.slice(0, at)
    return role !== 'and' || (tokens[at + 1] && before.some((one) => !/and|number/.test(one.role)))
  })
