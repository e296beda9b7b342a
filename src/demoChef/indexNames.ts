import { isFood, type Role, type Row } from './food.ts'
import { type Meaning, NO_MEANING } from './token.ts'
import { simplify, toSingular } from './words.ts'

export type NameIndex = ReturnType<typeof indexNames>

/** They win over a food of the same name: "wild mushrooms" */
const WARNINGS: readonly Role[] = ['spoilt', 'spoilt list', 'poison', 'refused', 'refused alone']

/** The meanings of all names of foods.md in the singular, and of all but kinds as they stand there. */
export function indexNames(rows: readonly Row[]) {
  const byName = new Map<string, Meaning>()
  const bySingular = new Map<string, Meaning>()
  for (const row of rows.filter(({ role }) => role !== 'refused part')) {
    for (const name of row.names) add(name, row)
    for (const name of row.groups) add(name, row, { isGroup: true })
    for (const name of row.foreignNames) add(name, row, { isForeign: true })
  }
  const knownWords = new Set([...bySingular.keys()].flatMap((name) => name.split(' ')))
  const beginnings = new Set([...bySingular.keys()].flatMap(beginningsOf))
  return { byName, bySingular, knownWords, beginnings }

  function add(name: string, row: Row, flags: Partial<Meaning> = {}) {
    const meaning = { ...NO_MEANING, role: row.role, name, note: row.note, ...flags }
    // "egg" is a food first, and a kind for those who must not eat it.
    if (row.role !== 'kind') put(byName, simplify(name), meaning, row)
    put(bySingular, toSingular(name), meaning, row)
  }
}

/** Adds a meaning to those that a key has. */
function put(index: Map<string, Meaning>, key: string, meaning: Meaning, row: Row) {
  index.set(key, join(index.get(key) ?? meaning, row))
}

/** A name may mean several foods, and a kind: "milk". Its first row gives the role, unless a later one warns. */
function join(meaning: Meaning, row: Row): Meaning {
  if (isFood(row)) return { ...meaning, foods: [...new Set([...meaning.foods, row])] }
  return {
    ...meaning,
    role: WARNINGS.includes(row.role) ? row.role : meaning.role,
    note: meaning.note || row.note,
    excludes: [...meaning.excludes, ...row.excludes],
    kinds: [...new Set([...meaning.kinds, ...row.kinds])],
  }
}

/** "red", "red wine" and "red wine vinegar" */
const beginningsOf = (name: string) =>
  name.split(' ').map((_, at, words) => words.slice(0, at + 1).join(' '))
