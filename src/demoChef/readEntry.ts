import { type Dictionary, hasOnlyWords, type Token } from './createDictionary.ts'
import { namedFoods, readFood, type TypedFood } from './readFood.ts'
import { writeOutSigns } from './splitList.ts'

const MAX_ENTRY = 200 // in characters

/** The foods of an entry ("salt and pepper"), or none if it says anything else. */
export function readEntry(entry: string, dictionary: Dictionary): TypedFood[] | undefined {
  const text = writeOutSigns(entry)
  if (entry.length > MAX_ENTRY || !hasOnlyWords(text)) return
  const tokens = dictionary.tokenize(text)
  const rows = splitIntoRows(tokens)
  const isCompound = (row: Token[][]) => row.length > 1 && row.flat().some(({ isAlone }) => isAlone)
  if (rows.length === 0 || rows.some(isCompound) || !joinsWords(tokens)) return
  const foods = rows.flat().map((words) => readFood(words, dictionary))
  return foods.includes(undefined) ? undefined : foods.flatMap((food) => food ?? [])
}

/** The names of an entry, each with the words around it, in rows that "and" or an amount begins. */
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
  rows
    .at(-1)
    ?.at(-1)
    ?.push(...words)
  return rows
}
const BEGINS_ROW = new Set(['and', 'number', 'unit'])

/** Whether each "and" stands between words: the Spanish one also ends an age, "1y". */
const joinsWords = (tokens: readonly Token[]) =>
  tokens.every(({ role }, at) => {
    const before = tokens.slice(0, at)
    return role !== 'and' || (tokens[at + 1] && before.some((one) => !/and|number/.test(one.role)))
  })
