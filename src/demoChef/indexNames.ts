import type { Food, Role } from './food.ts'
import { type Meaning, UNKNOWN } from './token.ts'
import { simplify, toSingular } from './words.ts'

/** They win over a food of the same name: "wild mushrooms" */
const WARNINGS: readonly Role[] = ['spoilt', 'spoilt list', 'poison', 'refused', 'refused alone']

/** The meanings of all names of foods.md, as they stand there and in the singular. */
export function indexNames(foods: readonly Food[]) {
  const exact = new Map<string, Meaning>()
  const singulars = new Map<string, Meaning>()
  for (const food of foods.filter(({ role }) => role !== 'refused part')) {
    for (const name of food.names) add(name, food)
    for (const name of food.groups) add(name, food, { isGroup: true })
  }
  // English names come first: "lard" is French for bacon.
  const english = new Set([...exact.keys(), ...singulars.keys()])
  for (const food of foods)
    for (const name of food.foreignNames) add(name, food, { isForeign: true })
  const names = [...exact.keys(), ...singulars.keys()].map((name) => name.split(' '))
  const knownWords = new Set(names.flat())
  const maxWords = Math.max(...names.map((words) => words.length))
  return { exact, singulars, knownWords, maxWords }

  function add(name: string, food: Food, more: Partial<Meaning> = {}) {
    const own = { ...UNKNOWN, role: food.role, name, note: food.note, ...more }
    // "egg" is a food first, and a kind for those who must not eat it.
    if (food.role !== 'kind') put(exact, simplify(name), own, food)
    put(singulars, toSingular(name), own, food)
  }

  function put(index: Map<string, Meaning>, key: string, own: Meaning, food: Food) {
    if (own.isForeign && food.role !== 'kind' && english.has(key)) return
    index.set(key, join(index.get(key) ?? own, food))
  }
}

/** A name may mean several foods, and a kind: "milk" */
function join(meaning: Meaning, food: Food): Meaning {
  if (food.role === 'food') return { ...meaning, foods: [...new Set([...meaning.foods, food])] }
  return {
    ...meaning,
    role: WARNINGS.includes(food.role) ? food.role : meaning.role,
    note: meaning.note || food.note,
    excludes: [...meaning.excludes, ...food.excludes],
    kinds: [...new Set([...meaning.kinds, ...food.kinds])],
  }
}
