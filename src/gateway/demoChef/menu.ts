import type { Dish } from './dish.ts'
import type { Kind } from './pantry.ts'
import { SAVOURY_DISHES, WARM_PLATE } from './savouryDishes.ts'
import { SWEET_DISHES } from './sweetDishes.ts'

/** What makes no dish of its own. */
const CONDIMENTS: readonly Kind[] = [
  'seasoning',
  'fat',
  'spice',
  'herb',
  'garlic',
  'sauce',
  'citrus',
  'sweetSpice',
  'cheese',
  'nut',
]

/** Whether the chef has to add bread, to have something to cook at all. */
export function lacksSubstance(kinds: readonly Kind[]): boolean {
  return kinds.every((kind) => CONDIMENTS.includes(kind))
}

const SWEETS: readonly Kind[] = ['sweet', 'fruit', 'berry']
const GOES_WITH_SWEETS: readonly Kind[] = [
  ...SWEETS,
  'cream',
  'nut',
  'sweetSpice',
  'citrus',
  'flour',
  'grain',
  'bread',
  'egg',
  'fat',
]

/** The most particular dish that the kinds allow: a sweet one, if something is sweet and all goes with that. */
export function dishFor(kinds: readonly Kind[]): Dish {
  const isSweet =
    kinds.some((kind) => SWEETS.includes(kind)) &&
    kinds.every((kind) => GOES_WITH_SWEETS.includes(kind))
  const dishes = isSweet ? SWEET_DISHES : SAVOURY_DISHES
  const isAtHand = ({ needs }: Dish) =>
    needs.length === 0 || needs.some((kind) => kinds.includes(kind))
  return dishes.find(isAtHand) ?? WARM_PLATE
}
