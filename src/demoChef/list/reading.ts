import type { Dictionary } from '../dictionary/createDictionary.ts'
import { ALWAYS_THERE } from '../dictionary/food.ts'
import { hasRole, type Token } from '../dictionary/token.ts'
import type { Clause } from './clause.ts'
import { createExclusions } from './exclusions.ts'

/** "500 g", or "2" pieces */
export type Amount = { number: number; unit: '' | 'g' | 'ml' }
export type TypedFood = Token & { amount: Amount | undefined }
/** Foods that are left out for words that nobody knows, or that can mean spoilt ("old"). */
export type Doubt = {
  words: string
  mentions: readonly Token[]
  canMeanSpoilt?: boolean // "old"
  isReleasedByName?: boolean // whoever types the names alone gets the foods back
}
/** A ban or a doubt that goes on over the clauses behind it: "no nuts, dairy" */
export type OpenRule = {
  until: RegExp // the signs that end it
  isList: boolean // a ban within it does not end it: "Allergies: nuts (no peanuts), eggs"
  heading?: Clause // that begins it: "Allergies:"
  covers: (mention: Token) => boolean
  doubt?: Doubt // what it covers is in doubt, or else banned
}
export type Reading = ReturnType<typeof createReading>

export function createReading(dictionary: Dictionary) {
  return {
    dictionary,
    typed: new Map<string, TypedFood>(), // by name
    exclusions: createExclusions(),
    openRule: undefined as OpenRule | undefined,
    refused: undefined as string | undefined, // what gets no recipe: an illness, an unclear ban
    doubts: [] as Doubt[],
    spoilt: new Map<string, string>(), // foods and the reasons
    isAllSpoilt: false, // "the freezer broke"
    unknownFoods: new Set<string>(), // foods that nobody knows
    isForeign: false, // in a language that the chef does not read
    requests: new Set<string>(), // "vegan", "no nuts"
    corrected: new Set<string>(),
    notes: new Set<string>(),
  }
}

/** Adds a food of the list. One in a state that no recipe takes is only named. */
export function addFood(food: Token, amount: Amount | undefined, reading: Reading) {
  const foods = food.role === 'changed food' ? [] : food.foods
  reading.typed.set(food.name, { ...food, foods, amount })
  applyLabel(food, reading)
}

/** Who has a nut-free cake may be allergic: its label holds for the whole list. */
function applyLabel({ name, without }: Token, { dictionary, exclusions, notes }: Reading) {
  // "vegan sausages", a name of foods.md, has no `without`, but a label in front.
  const [label = ''] = name.split(' ')
  const [diet] = dictionary.tokenize(label)
  const kinds = diet && hasRole(diet, 'diet', 'label') ? diet.kinds : without
  for (const kind of kinds) exclusions.kinds.add(kind)
  if (kinds.length > 0) notes.add(`With ${name}, the rest is ${label} too.`)
}

/** Applies a diet or a condition: "vegan", "pregnant" */
export function applyDiet(token: Token, { requests, notes, exclusions }: Reading) {
  const { name, kinds, excludes, note } = token
  if (hasRole(token, 'diet', 'label')) requests.add(name)
  for (const food of excludes) exclusions.foods.add(food)
  if (note) notes.add(note)
  for (const kind of kinds) exclusions.kinds.add(kind)
}

/** Excludes mentions, and says so: "As you asked: no nuts." */
export function banFoods(mentions: readonly Token[], reading: Reading) {
  exclude(mentions, reading)
  for (const { isForeign, text, name } of mentions)
    reading.requests.add(`no ${isForeign ? text : name}`)
}

/** Excludes what mentions mean, and all that contains it. */
export function exclude(mentions: readonly Token[], { exclusions, dictionary }: Reading) {
  const { foods, kinds, namesInFoods, leftOutNames, notToBuy } = exclusions
  for (const { name } of mentions) leftOutNames.add(name)
  for (const meaning of mentions.flatMap(dictionary.meaningsOf)) {
    for (const kind of meaning.kinds) kinds.add(kind)
    for (const food of [...meaning.foods, ...meaning.excludes]) {
      foods.add(food)
      // Who must not eat peanut butter must not eat peanuts.
      for (const kind of food.kinds) if (kind === 'nut' || kind === 'peanut') kinds.add(kind)
    }
    // For "no dairy", the kinds say what contains it.
    if (meaning.kinds.length > 0) continue
    namesInFoods.add(meaning.name)
    // "no peppers" leaves pepper in the recipes.
    for (const food of dictionary.foodsWith(meaning.name))
      if (food.importance > ALWAYS_THERE) notToBuy.add(food)
  }
}
