import type { Dictionary } from './createDictionary.ts'
import { ALWAYS_THERE, canBuyWithout, type Food, type Kind } from './food.ts'
import type { Token } from './token.ts'

export type Exclusions = {
  foods: Set<Food>
  kinds: Set<Kind>
  /** Kinds that no bought food may contain, but typed foods may: gluten, for gluten-free pasta. */
  notBought: Set<Kind>
}

/** Excludes what a name means, and all that contains it. */
export function exclude({ foods, kinds }: Exclusions, name: Token, dictionary: Dictionary) {
  for (const meaning of dictionary.meaningsOf(name)) {
    for (const kind of meaning.kinds) kinds.add(kind)
    for (const food of [...meaning.foods, ...meaning.excludes]) {
      foods.add(food)
      // Who must not eat peanut butter must not eat peanuts.
      for (const kind of food.kinds) if (kind === 'nut' || kind === 'peanut') kinds.add(kind)
    }
    // "no tomatoes" excludes tomato ketchup. For "no milk", the kinds say what contains it.
    const others = meaning.kinds.length > 0 ? [] : dictionary.foodsWith(meaning.name)
    for (const food of others) if (food.weight > ALWAYS_THERE) foods.add(food)
  }
}

/** Whether a typed food must not be served. It may lack kinds (`without`): "gluten-free pasta" has no gluten. */
export function isExcluded(food: Food, { foods, kinds }: Exclusions, without: readonly Kind[]) {
  if (foods.has(food)) return true
  if (food.mayContain.some((kind) => kinds.has(kind) && !canBuyWithout(kind))) return true
  return food.kinds.some((kind) => kinds.has(kind) && !without.includes(kind))
}

/** Whether a food that was not typed can go into a dish. For gluten-free pasta, nothing with gluten is bought. */
export function canBuy(food: Food, exclusions: Exclusions): boolean {
  const isBought = food.kinds.every((kind) => !exclusions.notBought.has(kind))
  return isBought && !isExcluded(food, exclusions, [])
}

/** The kinds that a food may contain and its label must rule out: "gluten" for stock */
export function conditionsOf(
  food: Food | undefined,
  { kinds, notBought }: Exclusions,
  without: readonly Kind[] = [],
): readonly Kind[] {
  const mayContain = food?.mayContain ?? []
  return mayContain.filter(
    (kind) => (kinds.has(kind) || notBought.has(kind)) && !without.includes(kind),
  )
}
