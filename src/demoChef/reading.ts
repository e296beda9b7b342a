import type { Dictionary } from './createDictionary.ts'
import { type Exclusions, exclude, isExcluded } from './exclusions.ts'
import type { Amount } from './readAmount.ts'
import { START } from './scope.ts'
import { hasRole, type Token } from './token.ts'

export type Typed = Token & { amount: Amount | undefined }
/** Foods that are left out for words that nobody knows, or that can mean spoilt ("old"). */
export type Doubt = {
  words: string
  foods: readonly Token[]
  /** Whether the words are known: "old" */
  isKnown?: boolean
  /** Whether typing the foods' names alone takes it back. */
  isReleasable?: boolean
}
export type Reading = ReturnType<typeof createReading>

export function createReading(dictionary: Dictionary) {
  const exclusions: Exclusions = { foods: new Set(), kinds: new Set(), notBought: new Set() }
  return {
    dictionary,
    exclusions,
    scope: { ...START },
    typed: new Map<string, Typed>(),
    isAllSpoilt: false,
    /** What is left out, and why: as asked, spoilt with the reason, or for words that may mean something. */
    asked: new Set<string>(),
    spoilt: new Map<string, string>(),
    doubts: [] as Doubt[],
    /** Foods that nobody knows, and foods in a state that no recipe takes. */
    unknown: new Set<string>(),
    unusable: new Set<string>(),
    /** What the chef can't cook for: an illness, or a ban of what nobody knows. */
    refused: new Set<string>(),
    notes: new Set<string>(),
    corrected: new Set<string>(),
    /** Names that were typed alone, which releases them. */
    alone: new Set<string>(),
  }
}

export function take(
  { typed, unusable, unknown, exclusions, dictionary }: Reading,
  food: Token,
  amount?: Amount,
) {
  if (food.role === 'unusable') unusable.add(food.name)
  else if (food.foods.length === 0) unknown.add(food.name)
  else typed.set(food.name, { ...food, amount })
  // Someone who has vegan sausages may not want beef stock with them.
  const [diet] = dictionary.find(food.name.split(' ')[0] ?? '')
  const kinds = diet && hasRole(diet, 'diet', 'label') ? diet.kinds : food.without
  for (const kind of kinds) exclusions.notBought.add(kind)
}

export function excludeAll({ asked, exclusions, dictionary }: Reading, names: readonly Token[]) {
  for (const name of names) {
    exclude(exclusions, name, dictionary)
    asked.add(`no ${name.isForeign ? name.text : name.name}`)
  }
}

export function leaveOut({ typed, alone, doubts }: Reading, doubt: Doubt) {
  for (const { name } of doubt.foods) for (const names of [typed, alone]) names.delete(name)
  doubts.push(doubt)
}

/** What someone must not eat, or does not: "vegan", "pregnant" */
export function askFor({ asked, notes, exclusions }: Reading, token: Token) {
  const { name, kinds, excludes, note } = token
  if (hasRole(token, 'diet', 'label')) asked.add(name)
  for (const food of excludes) exclusions.foods.add(food)
  if (note) notes.add(note)
  for (const kind of kinds) exclusions.kinds.add(kind)
}

/** Leaves out of the typed foods what any part of the list excludes. */
export function finish(reading: Reading) {
  const { typed, exclusions, asked, unusable, alone, dictionary } = reading
  reading.doubts = reading.doubts.filter(
    ({ foods, isReleasable }) => !isReleasable || !foods.every(({ name }) => alone.has(name)),
  )
  for (const { foods } of reading.doubts)
    for (const food of foods) exclude(exclusions, food, dictionary)
  for (const [key, food] of typed) {
    const foods = food.foods.filter((one) => !isExcluded(one, exclusions, food.without))
    const [first] = foods
    if (!first || reading.isAllSpoilt) {
      typed.delete(key)
      if (!first && !asked.has(`no ${food.name}`)) unusable.add(food.name)
      // "tortillas" are corn tortillas for those who eat no gluten.
    } else if (foods.length < food.foods.length)
      typed.set(key, { ...food, foods, name: first.names[0] ?? food.name })
  }
}
