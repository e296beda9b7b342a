import { addTo, simplify, toKey } from '../words.ts'
import { isFood, type Role, type Row } from './food.ts'
import { type Meaning, NO_MEANING } from './token.ts'

export type NameIndex = ReturnType<typeof indexNames>
type Entry = { name: string; row: Row; isForeign?: boolean; isGroup?: boolean }

/** They come before a food of the same name: "wild mushrooms" */
const OVERRIDING: readonly Role[] = ['spoilt', 'spoilt list', 'poison', 'refused', 'refused alone']

/** Indexes the names of foods.md twice: as they stand there (but for kinds), and in the singular. */
export function indexNames(rows: readonly Row[]) {
  const byName = new Map<string, Entry[]>()
  const bySingular = new Map<string, Entry[]>()
  for (const row of rows.filter(({ role }) => role !== 'refused part')) {
    for (const name of row.names) add({ name, row })
    for (const name of row.groups) add({ name, row, isGroup: true })
    for (const name of row.foreignNames) add({ name, row, isForeign: true })
  }
  const singulars = [...bySingular.keys()]
  const knownWords = new Set(singulars.flatMap((name) => name.split(' ')))
  const beginnings = new Set(singulars.flatMap(beginningsOf))
  const isName = (singular: string) => bySingular.has(singular)
  const findSingular = (singular: string) => meaningOf(bySingular.get(singular))
  // As it stands in foods.md ("peppers", "pepper"), or else in the singular
  const findName = (name: string, singular: string) =>
    meaningOf(byName.get(simplify(name))) ?? findSingular(singular)
  return { knownWords, beginnings, isName, findName, findSingular }

  function add(entry: Entry) {
    // "egg" is a food first, and a kind for those who must not eat it.
    if (entry.row.role !== 'kind') addTo(byName, simplify(entry.name), entry)
    addTo(bySingular, toKey(entry.name), entry)
  }
}

/** A name may mean several foods, and a kind: "milk". Its first row gives the role, unless a later one overrides it. */
function meaningOf(entries: readonly Entry[] = []): Meaning | undefined {
  const [first] = entries
  if (!first) return
  const { name, row, isForeign = false, isGroup = false } = first
  const rows = [...new Set(entries.map(({ row }) => row))]
  const words = rows.filter((row) => !isFood(row))
  const overriding = words.find(({ role }) => OVERRIDING.includes(role))
  return {
    ...NO_MEANING,
    name,
    isForeign,
    isGroup,
    role: (overriding ?? row).role,
    foods: rows.filter(isFood),
    kinds: [...new Set(words.flatMap(({ kinds }) => kinds))],
    excludes: words.flatMap(({ linked }) => [...linked]),
    note: rows.find(({ note }) => note)?.note ?? '',
  }
}

const beginningsOf = (name: string) =>
  name.split(' ').map((_, at, words) => words.slice(0, at + 1).join(' '))
