import { addTo, splitList, toSingular } from './words.ts'

/** A food of foods.md, or another word of a list, which weighs nothing. */
export type Food = Shared & {
  names: readonly string[]
  foreignNames: readonly string[]
  /** The foods whose place it can take. */
  standsFor: Set<Food>
  /** What the cook is told: why it is not used, or how to cook for a baby. */
  note: string
  /** Where it stands, for errors. */
  place: string
}
/** What the line below a heading says of all its foods. */
type Shared = {
  roles: ReadonlySet<string>
  /** How much a cook minds if it is left out. */
  weight: number
  /** How much a cook minds to buy it. */
  price: number
  /** What it is or contains, or for another word what must not be served. */
  kinds: readonly string[]
  /** Its cooking class. */
  cooks: string
  /** Names for any of them: "spices" */
  general: readonly string[]
  areTwins: boolean
}

const ROLES =
  'food kind diet who hazard no strict list free and but some little describe head place'.split(' ')
const NOTHING = { weight: 0, price: 0, kinds: [], cooks: '', general: [], areTwins: false }
/** "name, name (other languages) = foods + kinds: note" */
const ENTRY = /^([^(=+:]+)(?:\(([^)]*)\))?(?: ?= ([^+:]+))?(?: ?\+ ([^:]+))?(?:: (.+))?$/
const DEFINES = /^(?:Kinds|Cooking classes)$/
const SIDES = /^With an? (savoury|sweet|drink)/

/** Reads foods.md. Throws an error that names the line of a mistake. */
export function readFoods(text: string) {
  const foods: Food[] = []
  /** What a savoury dish, a sweet one or a drink takes, as clauses of a recipe. */
  const sides = new Map<string, string[]>()
  const defined: string[] = []
  const byName = new Map<string, Food[]>()
  const standIns = new Map<Food, string[]>()
  let heading = ''
  let shared: Shared | undefined
  let group: Food[] = []

  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const place = `foods.md, line ${index + 1}`
    const entry = line.startsWith('- ') ? line.slice('- '.length) : ''
    const [, side] = SIDES.exec(heading) ?? []
    if (line.startsWith('## ')) {
      heading = line.slice('## '.length)
      shared = undefined
    } else if (/^(Weight|Role) /.test(line)) {
      shared = readShared(line, defined, place)
      group = []
    } else if (entry && DEFINES.test(heading)) defined.push(entry.split(':')[0] ?? '')
    else if (entry && side) addTo(sides, side, entry)
    else if (entry && heading) readEntry(entry, place)
  }
  for (const [food, names] of standIns)
    for (const name of names) {
      const others = byName.get(toSingular(name))
      if (!others) throw new Error(`${food.place}: no food is called “${name}”`)
      for (const other of others) food.standsFor.add(other)
    }
  return { foods, sides }

  function readEntry(entry: string, place: string) {
    const [, own, foreign = '', others = '', more = '', note = ''] = ENTRY.exec(entry) ?? []
    if (!shared || !own) throw new Error(`${place}: this is not a food below a heading’s weight`)
    const extra = splitList(more)
    check(extra, [...defined, ...ROLES], place)
    const food: Food = {
      ...shared,
      names: splitList(own),
      foreignNames: splitList(foreign),
      roles: new Set([...shared.roles, ...extra.filter((word) => ROLES.includes(word))]),
      kinds: [...shared.kinds, ...extra],
      standsFor: new Set(),
      note,
      place,
    }
    foods.push(food)
    group.push(food)
    if (shared.areTwins)
      for (const twin of group) {
        twin.standsFor.add(food)
        food.standsFor.add(twin)
      }
    standIns.set(food, splitList(others))
    if (food.weight > 0) for (const name of food.names) addTo(byName, toSingular(name), food)
  }
}

/** "Weight 6, price 4. Contains meat, poultry." */
function readShared(line: string, defined: readonly string[], place: string): Shared {
  const shared: Shared = { ...NOTHING, roles: new Set(['food']) }
  for (const sentence of line.split(/\.(?: |$)/).filter(Boolean)) {
    const [, weight, price] = /^Weight ([\d.]+), price ([\d.]+)$/.exec(sentence) ?? []
    const [, verb, rest = ''] = /^(\S+) (.*)/.exec(sentence) ?? []
    const words = splitList(rest)
    if (weight) Object.assign(shared, { weight: Number(weight), price: Number(price) })
    else if (verb === 'Contains') shared.kinds = check(words, defined, place)
    else if (verb === 'Cooks') [shared.cooks = ''] = check(words, defined, place)
    else if (verb === 'Role') shared.roles = new Set(check(words, ROLES, place))
    else if (verb === 'Called') shared.general = words
    else if (sentence === "Take each other's place") shared.areTwins = true
    else throw new Error(`${place}: “${sentence}” is unknown`)
  }
  return shared
}

function check(words: readonly string[], defined: readonly string[], place: string) {
  for (const word of words)
    if (!defined.includes(word)) throw new Error(`${place}: “${word}” is not defined above`)
  return words
}
