import type { Dictionary } from '../createDictionary.ts'
import { type Food, STAPLE_IMPORTANCE } from '../dictionary/food.ts'
import { isOnLabels, type Kind } from '../dictionary/kinds.ts'
import type { Token } from '../dictionary/token.ts'
import { containsName } from '../words.ts'
import type { Clause } from './clause.ts'

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
export type Exclusions = ReturnType<typeof createExclusions>

/** What must not be served */
export const createExclusions = () => ({
  foods: new Set<Food>(),
  kinds: new Set<Kind>(),
  namesInFoods: new Set<string>(), // "chicken" excludes a typed "chicken soup" too
  leftOutNames: new Set<string>(), // what the list bans, or calls spoilt or unknown, by its names there
  notToBuy: new Set<Food>(), // what may be typed, but is not bought: chilli powder, for "no chillies"
})

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
    unknownWords: new Set<string>(), // without a food: "gremlins", "flurbs:"
    isUnreadable: false, // in a language that the chef does not read
    requests: new Set<string>(), // "vegan", "no nuts"
    corrected: new Set<string>(),
    notes: new Set<string>(),
  }
}

/** Excludes what a word rules out: "vegan", "potatoes are green" */
export function excludeRuledOut({ excludes, kinds }: Token, { exclusions }: Reading) {
  for (const food of excludes) exclusions.foods.add(food)
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
    for (const food of [...meaning.foods, ...meaning.excludes]) foods.add(food)
    // Who must not eat peanut butter must not eat peanuts. But "no oats" bans granola, not its nuts.
    for (const kind of meaning.foods.flatMap((food) => food.kinds))
      if (kind === 'nut' || kind === 'peanut') kinds.add(kind)
    // For "no dairy", the kinds say what contains it.
    if (meaning.kinds.length > 0) continue
    namesInFoods.add(meaning.name)
    // "no peppers" leaves pepper in the recipes.
    for (const food of dictionary.foodsWith(meaning.name))
      if (food.importance > STAPLE_IMPORTANCE) notToBuy.add(food)
  }
}

/** Whether a typed food must not be served. It may lack kinds (`without`): "gluten-free pasta" has no gluten. */
export function isExcluded(food: Food, { name, without }: Token, exclusions: Exclusions): boolean {
  const isNamed = [...exclusions.namesInFoods].some(
    (other) => containsName(name, other) || containsName(food.names[0] ?? '', other),
  )
  return isNamed || containsExcluded(food, exclusions, without)
}

function containsExcluded(food: Food, { foods, kinds }: Exclusions, without: readonly Kind[]) {
  if (foods.has(food)) return true
  if (food.mayContain.some((kind) => kinds.has(kind) && !isOnLabels(kind))) return true
  return food.kinds.some((kind) => kinds.has(kind) && !without.includes(kind))
}

/** Whether a food that was not typed can go into a dish. */
export const canBuy = (food: Food, exclusions: Exclusions) =>
  !exclusions.notToBuy.has(food) && !containsExcluded(food, exclusions, [])

/** The kinds that a food may contain and its label must rule out: "gluten" for stock */
export const conditionsOf = (food: Food | undefined, { kinds }: Exclusions) =>
  food?.mayContain.filter((kind) => kinds.has(kind)) ?? []
