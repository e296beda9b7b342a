import { ALWAYS_THERE, type Food } from '../dictionary/food.ts'
import { isOnLabels, type Kind } from '../dictionary/kinds.ts'
import type { Token } from '../dictionary/token.ts'
import { containsName } from '../dictionary/words.ts'
import type { Reading } from './reading.ts'

export type Exclusions = ReturnType<typeof createExclusions>

export const createExclusions = () => ({
  foods: new Set<Food>(),
  kinds: new Set<Kind>(),
  namesInFoods: new Set<string>(), // "chicken" excludes a typed "chicken soup" too
  bannedNames: new Set<string>(), // as the list names them
  notToBuy: new Set<Food>(), // what may be typed, but is not bought: chilli powder, for "no chillies"
})

export const isEmpty = (exclusions: Exclusions) =>
  Object.values(exclusions).every(({ size }) => size === 0)

/** Excludes what mentions mean, and all that contains it. */
export function exclude(mentions: readonly Token[], { exclusions, dictionary }: Reading) {
  const { foods, kinds, namesInFoods, bannedNames, notToBuy } = exclusions
  for (const { name } of mentions) bannedNames.add(name)
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
