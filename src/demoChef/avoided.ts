import { foods, foodsWith, hasRole, type Name } from './findNames.ts'
import type { Food } from './readFoods.ts'
import { toSingular } from './words.ts'

/** Foods and kinds of foods that must not be served. */
export type Avoided = {
  always: Set<Food | string>
  /** They may be served if they were typed. */
  unlessTyped: Set<Food | string>
  /** Words of no known food. */
  words: Set<string>
  /** All of it, as it is shown. */
  names: Set<string>
}

/** Foods of this weight are in nearly every recipe: "no peppers" allows pepper. */
export const ALWAYS_THERE = 0.05
const kinds = new Set(foods.flatMap((food) => (food.weight > 0 ? food.kinds : [])))

export function createAvoided(): Avoided {
  return { always: new Set(), unlessTyped: new Set(), words: new Set(), names: new Set() }
}

/** Adds what a name stands for. Returns the kinds that are avoided. */
export function avoid(avoided: Avoided, name: Name): readonly string[] {
  const { always, words, names, unlessTyped } = avoided
  avoidKinds(avoided, name)
  const isWhoOrDiet = hasRole(name, 'diet') || hasRole(name, 'who')
  names.add(isWhoOrDiet ? name.name : `no ${name.name}`)
  if (hasRole(name, 'stranger'))
    for (const word of toSingular(name.name).match(/\S+/g) ?? []) words.add(word)
  for (const food of name.foods) if (food.weight > 0) always.add(food)
  // "no onions" rules out spring onions, too, but "no milk" leaves oat milk that was typed.
  const isReplaced = name.foods.some((food) => food.kinds.length > 0)
  const others = isWhoOrDiet || hasRole(name, 'kind') ? [] : foodsWith(name.name)
  for (const food of others)
    if (food.weight > ALWAYS_THERE)
      (isReplaced && food.standsFor.size > 0 ? unlessTyped : always).add(food)
  return kindsOf(name)
}

/** Adds the kinds that a name stands for, for what is bought alone if `isUnlessTyped`. */
export function avoidKinds(avoided: Avoided, name: Name, isUnlessTyped = false): readonly string[] {
  // Few vegetarians leave out Parmesan that they have, though it is made with rennet.
  for (const kind of kindsOf(name))
    avoided[isUnlessTyped || kind === 'rennet' ? 'unlessTyped' : 'always'].add(kind)
  return kindsOf(name)
}

/** Whether a food must not be served. `without` are kinds that the typed one lacks. */
export function isAvoided(
  food: Food,
  { always, unlessTyped }: Avoided,
  without?: readonly string[],
) {
  const isIn = (rules: Avoided['always']) =>
    rules.has(food) || food.kinds.some((kind) => rules.has(kind) && !without?.includes(kind))
  return isIn(always) || (!without && isIn(unlessTyped))
}

/** The kinds that a name stands for: "seafood", "eggs" */
export function kindsOf({ name, foods: named }: Name): readonly string[] {
  const words = named.flatMap((food) => (food.weight > 0 ? [] : food.kinds))
  const own = toSingular(name)
  return [...new Set(kinds.has(own) ? [...words, own] : words)]
}
