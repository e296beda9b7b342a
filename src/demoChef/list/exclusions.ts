import type { Food } from '../dictionary/food.ts'
import { isOnLabels, type Kind } from '../dictionary/kinds.ts'
import type { Token } from '../dictionary/token.ts'
import { containsName } from '../dictionary/words.ts'

export type Exclusions = ReturnType<typeof createExclusions>

export const createExclusions = () => ({
  foods: new Set<Food>(),
  kinds: new Set<Kind>(),
  namesInFoods: new Set<string>(), // "chicken" excludes a typed "chicken soup" too
  leftOutNames: new Set<string>(), // what the list bans, or calls spoilt or unknown, by its names there
  notToBuy: new Set<Food>(), // what may be typed, but is not bought: chilli powder, for "no chillies"
})

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
