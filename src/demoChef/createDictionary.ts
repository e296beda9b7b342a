import { MEASURE, readNumber } from './readAmount.ts'
import type { Row } from './readFoods.ts'
import { addTo, simplify, toKey } from './words.ts'

/** A name, a word or a sign in a text, and what it means. */
export type Token = {
  text: string
  role: string // of its section in foods.md, "number" or "unknown"
  name: string // as in foods.md, where what can be counted is in the plural. Of other words, the first of the line.
  foods: readonly Row[] // several for a name such as "cheese"
  isForeign: boolean
  isGroup: boolean // it means any food below a heading of foods.md: "spices"
  isAlone: boolean // beside another name it means something else: "apple seeds"
}
type Entry = { name: string; row: Row; kind?: 'group' | 'foreign' }
export type Dictionary = ReturnType<typeof createDictionary>

const TOKENS = [
  MEASURE, // "1.5 kg"
  '\\d+[ -]?(?:days?|y)(?!\\p{L})', // an age: "5 day old", "1 y"
  '\\d+(?:[.,]\\d+)?[%\\p{L}]*', // "2", "0%", "7up"
  "[\\p{L}'’][\\p{L}\\d'’]*", // "goat's"
  '\\S', // any other sign, or an emoji
]
const TOKEN = RegExp(TOKENS.join('|'), 'giu')
const LONGEST_NAME = 8 // in words

/** Finds the names of foods.md in a text. */
export function createDictionary(rows: readonly Row[]) {
  const index = new Map<string, Entry[]>()
  for (const row of rows) {
    for (const name of row.names) addTo(index, toKey(name), { name, row })
    for (const name of row.groups) addTo(index, toKey(name), { name, row, kind: 'group' })
    for (const name of row.foreignNames) addTo(index, toKey(name), { name, row, kind: 'foreign' })
  }
  const names = rows.flatMap((row) => (row.role === 'food' ? row.names : []))
  const foodNames = new Map(names.map((name) => [toKey(name), name]))
  return { tokenize, foodNames }

  /** Splits a text into names, each as long as possible, and what is between them. */
  function tokenize(text: string): Token[] {
    const words: readonly string[] = text.match(TOKEN) ?? []
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
    for (let end = Math.min(keys.length, start + LONGEST_NAME); end > start + 1; end--)
      if (index.has(keys.slice(start, end).join(' '))) return end
    return start + 1
  }

  /** A name means what stands so in foods.md ("peppers", "pepper"), or else in the singular. */
  function toToken(text: string): Token {
    const similar = index.get(toKey(text)) ?? []
    const same = similar.filter(({ name }) => simplify(name) === simplify(text))
    const entries = same.length > 0 ? same : similar
    const meanings = [...new Set(entries.map(({ row }) => row))]
    const [first] = entries
    const role = first?.row.role ?? (readNumber(text) ? 'number' : 'unknown')
    return {
      text,
      role,
      name: (role === 'food' ? first?.name : first?.row.names[0]) ?? text,
      foods: role === 'food' ? meanings.filter((one) => one.role === 'food') : [],
      isForeign: first?.kind === 'foreign',
      isGroup: first?.kind === 'group',
      isAlone: meanings.some((one) => one.role === 'alone'),
    }
  }
}
