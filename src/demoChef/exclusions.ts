import type { Dictionary } from './createDictionary.ts'
import { ALWAYS_THERE, canBuyWithout, type Food, type Kind } from './food.ts'
import type { Token } from './token.ts'

export type Exclusions = {
  foods: Set<Food>
  kinds: Set<Kind>
  /** What is not bought for whoever has gluten-free pasta or vegan sausages. */
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

/** Whether a food must not be served. `without` are kinds that the typed one lacks: "gluten-free pasta" */
export function isExcluded(food: Food, exclusions: Exclusions, without?: readonly Kind[]) {
  const { foods, kinds, notBought } = exclusions
  if (foods.has(food)) return true
  if (food.mayContain.some((kind) => kinds.has(kind) && !canBuyWithout(kind))) return true
  return food.kinds.some((kind) =>
    without ? kinds.has(kind) && !without.includes(kind) : kinds.has(kind) || notBought.has(kind),
  )
}

/** What a cook has to look for on the label: "gluten" of stock */
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
