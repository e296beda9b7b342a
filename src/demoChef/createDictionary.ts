import { MEASURE, readNumber } from './readAmount.ts'
import type { Row } from './readFoods.ts'
import { addTo, simplify, toKey } from './words.ts'

/** A name or a word in a text, and what it means. */
export type Token = {
  text: string
  role: string // of its section in foods.md, "number" or "unknown"
  name: string // as in foods.md, where what can be counted is in the plural. Of other words, the first of the line.
  foods: readonly Row[] // several for a name such as "cheese"
  isForeign: boolean
  isGroup: boolean // it means any food below a heading of foods.md: "spices"
  isAlone: boolean // beside another name it means something else: "apple seeds"
}
type Entry = { name: string; row: Row; isForeign?: boolean; isGroup?: boolean }
export type Dictionary = ReturnType<typeof createDictionary>

/** An amount, a number, a word, or an emoji: "1.5 kg", "0%", "goat's", "V8" */
const WORD = RegExp(
  `${MEASURE}|\\d+(?:[.,]\\d+)?%?|½|[\\p{L}'’][\\p{L}\\d'’]*|\\p{Extended_Pictographic}\\uFE0F?`,
  'giu',
)

/** Whether a text has nothing but words: no "✗", and no letter that is struck through. */
export const hasOnlyWords = (text: string) => text.replace(WORD, '').trim() === ''

/** Indexes the names of foods.md twice: as they stand there, and in the singular. */
export function createDictionary(rows: readonly Row[]) {
  const byName = new Map<string, Entry[]>()
  const bySingular = new Map<string, Entry[]>()
  for (const row of rows) {
    for (const name of row.names) add({ name, row })
    for (const name of row.groups) add({ name, row, isGroup: true })
    for (const name of row.foreignNames) add({ name, row, isForeign: true })
  }
  const beginnings = new Set([...bySingular.keys()].flatMap(beginningsOf))
  const foodNames = rows.flatMap(({ role, names }) => (role === 'food' ? names : []))
  return { tokenize, foodNames }

  function add(entry: Entry) {
    addTo(byName, simplify(entry.name), entry)
    addTo(bySingular, toKey(entry.name), entry)
  }

  /** Splits a text into names, each as long as possible, and other words. */
  function tokenize(text: string): Token[] {
    const words: readonly string[] = text.match(WORD) ?? []
    const keys = words.map(toKey)
    const tokens: Token[] = []
    for (let at = 0; at < words.length; ) {
      const end = endOfName(keys, at)
      tokens.push(toToken(words.slice(at, end).join(' ')))
      at = end
    }
    return tokens
  }

  /** The end of the longest name that begins at an index, or of the word there. */
  function endOfName(keys: readonly string[], start: number): number {
    let longest = start + 1
    for (let end = start + 1; end <= keys.length; end++) {
      const key = keys.slice(start, end).join(' ')
      if (!beginnings.has(key)) break
      if (bySingular.has(key)) longest = end
    }
    return longest
  }

  /** A name means what stands so in foods.md ("peppers", "pepper"), or else in the singular. */
  function toToken(text: string): Token {
    const entries = byName.get(simplify(text)) ?? bySingular.get(toKey(text)) ?? []
    const [first] = entries
    if (!first) {
      const role = readNumber(text) ? 'number' : 'unknown'
      return { ...NO_FOOD, text, role, name: text }
    }
    const { name, row, isForeign = false, isGroup = false } = first
    const { role, names } = row
    if (role !== 'food') return { ...NO_FOOD, text, role, name: names[0] ?? name }
    const meanings = [...new Set(entries.map((entry) => entry.row))]
    const foods = meanings.filter((one) => one.role === 'food')
    const isAlone = meanings.some((one) => one.role === 'alone')
    return { text, role, name, foods, isForeign, isGroup, isAlone }
  }
}

const NO_FOOD = { foods: [], isForeign: false, isGroup: false, isAlone: false }

const beginningsOf = (name: string) =>
  name.split(' ').map((_, at, words) => words.slice(0, at + 1).join(' '))
