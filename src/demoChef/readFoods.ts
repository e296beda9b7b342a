import { type Food, isCookingClass, isFood, isWordRole, type Row } from './dictionary/food.ts'
import { isKind } from './dictionary/kinds.ts'
import { addTo, simplify, splitList, toKey } from './words.ts'

/** What the line below a heading says of all its rows: properties of foods, or the role of words. */
type Shared = Omit<Row, 'names' | 'foreignNames' | 'linked' | 'note'>
type ParsedLine = { row: Row; linkedNames: readonly string[]; source: string }

const NAMES = '([^(=+:]+)(?:\\(([^)]*)\\))?'
const MEANING = '(?: ?= ([^+:]+))?(?: ?\\+ ([^:]+))?'
/** "name, name (other languages) = foods + kinds: note" */
const ENTRY = RegExp(`^${NAMES}${MEANING}(?:: (.+))?$`)
const IMPORTANCE = /^Importance ([\d.]+), price ([\d.]+)$/

/** Reads foods.md. Throws an error that names the line of a mistake. */
export function readFoods(text: string): readonly Row[] {
  const entries: ParsedLine[] = []
  let shared: Shared | undefined
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const source = `foods.md, line ${index + 1}`
    if (line.startsWith('## ')) shared = undefined
    else if (/^(?:Importance|Role) /.test(line)) shared = readShared(line, source)
    else if (line.startsWith('- ')) {
      if (!shared) throw new Error(`${source}: no role or importance stands above it`)
      entries.push(readEntry(line.slice(2), shared, source))
    }
  }
  linkFoods(entries)
  return entries.map(({ row }) => row)
}

function readEntry(line: string, shared: Shared, source: string): ParsedLine {
  const [, names, foreignNames, linkedNames, kindNames, note = ''] = ENTRY.exec(line) ?? []
  if (!names) throw new Error(`${source}: a line begins with a name`)
  const { kinds, mayContain } = readKinds(kindNames, source, shared)
  const named = { names: splitList(names), foreignNames: splitList(foreignNames), kinds, note }
  const unreadable = [...named.names, ...named.foreignNames].find((name) => !simplify(name))
  if (unreadable) throw new Error(`${source}: “${unreadable}” has neither letters nor an emoji`)
  const row = { ...shared, ...named, mayContain, linked: new Set<Food>() }
  return { row, linkedNames: splitList(linkedNames), source }
}

/** Links the foods behind "=", once all are known: a line may name foods below it. */
function linkFoods(entries: readonly ParsedLine[]) {
  const byName = new Map<string, Food[]>()
  for (const { row } of entries)
    if (isFood(row)) for (const name of row.names) addTo(byName, toKey(name), row)
  for (const { row, linkedNames, source } of entries)
    for (const name of linkedNames) {
      const foods = byName.get(toKey(name))
      if (!foods) throw new Error(`${source}: no food is called “${name}”`)
      for (const food of foods) row.linked.add(food)
    }
}

/** "Importance 6, price 4. Contains meat, poultry. Fresh." */
function readShared(line: string, source: string): Shared {
  const shared: Shared = {
    role: 'food',
    groups: [],
    kinds: [],
    mayContain: [],
    importance: 0,
    price: 0,
    cookingClass: undefined,
    isFresh: false,
  }
  for (const sentence of line.split(/\.(?: |$)/).filter(Boolean)) {
    const [, importance, price] = IMPORTANCE.exec(sentence) ?? []
    const [, verb, rest = ''] = /^(\S+) (.*)/.exec(sentence) ?? []
    if (importance) Object.assign(shared, { importance: Number(importance), price: Number(price) })
    else if (verb === 'Contains') Object.assign(shared, readKinds(rest, source, shared))
    else if (verb === 'Cooks' && isCookingClass(rest)) shared.cookingClass = rest
    else if (verb === 'Role' && isWordRole(rest)) shared.role = rest
    else if (verb === 'Called') shared.groups = splitList(rest)
    else if (sentence === 'Fresh') shared.isFresh = true
    else throw new Error(`${source}: “${sentence}” is unknown`)
  }
  return shared
}

function readKinds(words: string | undefined, source: string, shared: Shared) {
  const kinds = [...shared.kinds]
  const mayContain = [...shared.mayContain]
  for (const word of splitList(words)) {
    const kind = word.replace('?', '')
    if (!isKind(kind)) throw new Error(`${source}: “${kind}” is not a kind of food`)
    const list = word === kind ? kinds : mayContain
    list.push(kind)
    // Without it, "lactose-free cream" would not be dairy.
    if (kind === 'dairy' && shared.role === 'food') list.push('lactose')
  }
  return { kinds, mayContain }
}
