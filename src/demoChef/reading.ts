import type { Dictionary } from './createDictionary.ts'
import { createExclusions, exclude } from './exclusions.ts'
import type { Amount } from './readAmount.ts'
import { hasRole, type Token } from './token.ts'

export type Typed = Token & { amount: Amount | undefined }
/** Foods that are left out for words that nobody knows, or that can mean spoilt ("old"). */
export type Doubt = {
  words: string
  mentions: readonly Token[]
  isKnown?: boolean // the words are known, and can mean spoilt: "old"
  isReleasable?: boolean // whoever types the names alone gets them back
}
/** A ban that goes on over the clauses behind it, if they name only what it covers: "no nuts, dairy" */
export type Ban = {
  covers: (mention: Token) => boolean
  until: RegExp
  heading?: string // one that nobody knows: "flurbs: eggs, milk"
}
export type Reading = ReturnType<typeof createReading>

export function createReading(dictionary: Dictionary) {
  return {
    dictionary,
    exclusions: createExclusions(),
    lastMentions: [] as readonly Token[], // the mentions of the last clause that has some
    mentionsSinceBan: [] as readonly Token[], // the mentions in this sentence, or behind a ban in it
    ban: undefined as Ban | undefined,
    typed: new Map<string, Typed>(),
    isAllSpoilt: false,
    requests: new Map<string, string>(), // by name, as the reply says them: "vegan", "no nuts"
    spoilt: new Map<string, string>(), // foods and the reasons
    doubts: [] as Doubt[],
    unknownFoods: new Set<string>(), // foods that nobody knows
    unusable: new Set<string>(), // foods in a state that no recipe takes
    refused: new Set<string>(), // illnesses, and bans of what nobody knows: they get no recipe
    notes: new Set<string>(),
    corrected: new Set<string>(),
    typedAlone: new Set<string>(), // names that were typed alone, which releases them from a doubt
  }
}

/** Adds a food of the list, or says why no recipe takes it. */
export function addFood(reading: Reading, food: Token, amount?: Amount) {
  const { typed, unusable, unknownFoods, exclusions, dictionary } = reading
  if (food.role === 'unusable') unusable.add(food.name)
  else if (food.foods.length === 0) unknownFoods.add(food.name)
  else typed.set(food.name, { ...food, amount })
  // Someone who has vegan sausages may not want beef stock with them.
  // "vegan sausages" is a food of its own, so only its name says the diet.
  const [diet] = dictionary.tokenize(food.name.split(' ')[0] ?? '')
  const kinds = diet && hasRole(diet, 'diet', 'label') ? diet.kinds : food.without
  for (const kind of kinds) exclusions.notBought.add(kind)
}

export function excludeAll(reading: Reading, mentions: readonly Token[]) {
  for (const mention of mentions) {
    exclude(reading.exclusions, mention, reading.dictionary)
    const { name, text, isForeign } = mention
    reading.requests.set(`no ${name}`, `no ${isForeign ? text : name}`)
  }
}

export function leaveOut({ typed, typedAlone, doubts }: Reading, doubt: Doubt) {
  for (const { name } of doubt.mentions) {
    typed.delete(name)
    typedAlone.delete(name)
  }
  doubts.push(doubt)
}

/** Applies a diet or a condition: "vegan", "pregnant" */
export function applyDiet({ requests, notes, exclusions }: Reading, token: Token) {
  const { name, kinds, excludes, note } = token
  if (hasRole(token, 'diet', 'label')) requests.set(name, name)
  for (const food of excludes) exclusions.foods.add(food)
  if (note) notes.add(note)
  for (const kind of kinds) exclusions.kinds.add(kind)
}
