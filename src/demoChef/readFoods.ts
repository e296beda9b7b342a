import { type Food, isCookingClass, isKind, isRole, type Kind } from './food.ts'
import { addTo, splitList, toSingular } from './words.ts'

/** What the line below a heading says of all its foods. */
type Shared = Omit<Food, 'names' | 'foreignNames' | 'standsFor' | 'note'> & { areTwins: boolean }
/** The foods whose place a food can take, by name until all are read. */
type Entry = {
  standsFor: Set<Food>
  names: readonly string[]
  twins: readonly Food[]
  place: string
}

const NOTHING: Shared = {
  general: [],
  role: 'food',
  kinds: [],
  mayContain: [],
  weight: 0,
  price: 0,
  cookingClass: undefined,
  isFresh: false,
  areTwins: false,
}
/** "name, name (other languages) = foods + kinds: note" */
const ENTRY = /^([^(=+:]+)(?:\(([^)]*)\))?(?: ?= ([^+:]+))?(?: ?\+ ([^:]+))?(?:: (.+))?$/
const WEIGHT = /^Weight ([\d.]+), price ([\d.]+)$/

/** Reads foods.md. Throws an error that names the line of a mistake. */
export function readFoods(text: string): readonly Food[] {
  const foods: Food[] = []
  const byName = new Map<string, Food[]>()
  const entries: Entry[] = []
  let shared: Shared | undefined
  let twins: Food[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const place = `foods.md, line ${index + 1}`
    if (line.startsWith('## ')) shared = undefined
    else if (/^(?:Weight|Role) /.test(line)) {
      shared = readShared(line, place)
      twins = []
    } else if (shared && line.startsWith('- ')) readEntry(line.slice('- '.length), shared, place)
  }
  for (const { standsFor, names, twins, place } of entries) {
    for (const twin of twins) standsFor.add(twin)
    for (const name of names) {
      const others = byName.get(toSingular(name))
      if (!others) throw new Error(`${place}: no food is called “${name}”`)
      for (const other of others) standsFor.add(other)
    }
  }
  return foods

  function readEntry(entry: string, { areTwins, ...rest }: Shared, place: string) {
    const [, own, foreign, others, more, note = ''] = ENTRY.exec(entry) ?? []
    if (!own) throw new Error(`${place}: a line begins with a name`)
    const { kinds, mayContain } = readKinds(splitList(more), place)
    const standsFor = new Set<Food>()
    const food: Food = {
      ...rest,
      names: splitList(own),
      foreignNames: splitList(foreign),
      kinds: [...rest.kinds, ...kinds],
      mayContain: [...rest.mayContain, ...mayContain],
      standsFor,
      note,
    }
    foods.push(food)
    twins.push(food)
    entries.push({ standsFor, names: splitList(others), twins: areTwins ? twins : [], place })
    if (food.role === 'food') for (const name of food.names) addTo(byName, toSingular(name), food)
  }
}

/** "Weight 6, price 4. Contains meat, poultry. Fresh." */
function readShared(line: string, place: string): Shared {
  const shared = { ...NOTHING }
  for (const sentence of line.split(/\.(?: |$)/).filter(Boolean)) {
    const [, weight, price] = WEIGHT.exec(sentence) ?? []
    const [, verb, rest = ''] = /^(\S+) (.*)/.exec(sentence) ?? []
    if (weight) Object.assign(shared, { weight: Number(weight), price: Number(price) })
    else if (verb === 'Contains') Object.assign(shared, readKinds(splitList(rest), place))
    else if (verb === 'Cooks' && isCookingClass(rest)) shared.cookingClass = rest
    else if (verb === 'Role' && isRole(rest)) shared.role = rest
    else if (verb === 'Called') shared.general = splitList(rest)
    else if (sentence === 'Fresh') shared.isFresh = true
    else if (sentence === "Take each other's place") shared.areTwins = true
    else throw new Error(`${place}: “${sentence}” is unknown`)
  }
  return shared
}

/** "meat, gluten?": what a food contains, and what it may contain. */
function readKinds(words: readonly string[], place: string) {
  const kinds: Kind[] = []
  const mayContain: Kind[] = []
  for (const word of words) {
    const kind = word.replace('?', '')
    if (!isKind(kind)) throw new Error(`${place}: “${kind}” is not a kind of food`)
    ;(word === kind ? kinds : mayContain).push(kind)
  }
  return { kinds, mayContain }
}
