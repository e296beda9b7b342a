import { DISHES, SETS } from './dishes/dishes.ts'
import type { Food } from './readFoods.ts'

/** A place for foods in a step: `{onion leek=100 g:1 onion, sliced}` */
export type Slot = {
  groups: readonly string[]
  /** The amount in this dish, instead of the usual one. */
  amount: string | undefined
  /** What stands here if no food does, or ''. */
  extra: string
}
export type Dish = {
  name: string
  minutes: string
  /** One food of each list. */
  needs: readonly (readonly string[])[]
  steps: readonly string[]
  /** By their text. */
  slots: ReadonlyMap<string, Slot>
  tip: string
  keeps: string
}

const MAX_EXTRAS = 4

/** Chooses the first dish that leaves out least, among those whose needs are met. */
export function chooseDish(foods: readonly Food[], from: readonly Dish[]): Dish {
  const possible = from.filter(({ needs }) => isMet(needs, foods))
  const [best] = possible.toSorted((a, b) => leftOut(a, foods) - leftOut(b, foods))
  return best ?? (from[0] as Dish)
}

export const takes = ({ groups }: Pick<Slot, 'groups'>, { group }: Food) =>
  groups.includes(group.name) || groups.includes(group.role)

/** Whether there is another food for each need. */
function isMet(needs: Dish['needs'], foods: readonly Food[]): boolean {
  const [groups, ...others] = needs
  if (!groups) return true
  return foods.some(
    (food) =>
      takes({ groups }, food) &&
      isMet(
        others,
        foods.filter((other) => other !== food),
      ),
  )
}

/** How much of what was typed a dish leaves out, and how much it would have to add. */
function leftOut({ slots }: Dish, foods: readonly Food[]): number {
  const all = [...slots.values()]
  const unused = foods.filter((food) => !all.some((slot) => takes(slot, food)))
  const extras = new Set(
    all
      .filter((slot) => slot.extra && !foods.some((food) => takes(slot, food)))
      .map(({ extra }) => extra),
  )
  const weight = unused.reduce((sum, { group }) => sum + group.weight, 0)
  return weight + Math.max(0, extras.size - MAX_EXTRAS)
}

export const dishes: readonly Dish[] = DISHES.trim()
  .split(/\n*^# /m)
  .filter(Boolean)
  .map(readDish)

function readDish(block: string): Dish {
  const [head = '', ...steps] = block.trim().split('\n')
  const [name = '', minutes = '', needs = ''] = head.split(' | ')
  const [tip = '', keeps = ''] = steps.pop()?.replace('Tip: ', '').split(' | ') ?? []
  const slots = new Map(
    steps
      .flatMap((step) => [...step.matchAll(/\{([^}]*)\}/g)])
      .map(([, text = '']) => [text, readSlot(text)]),
  )
  return {
    name,
    minutes,
    needs: needs === '-' ? [] : needs.split(' + ').map(expandSets),
    steps,
    slots,
    tip,
    keeps,
  }
}

function readSlot(text: string): Slot {
  const [, groups = '', amount, extra = ''] = /^([^=:]*)(?:=([^:]*))?(?::(.*))?$/.exec(text) ?? []
  return { groups: expandSets(groups), amount, extra }
}

function expandSets(names: string): string[] {
  return names.split(' ').flatMap((name) => (SETS[name] ?? name).split(' '))
}
