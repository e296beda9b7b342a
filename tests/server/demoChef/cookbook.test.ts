import { describe, expect, it } from 'vitest'
import { dishes } from '../../../src/server/demoChef/chooseDish.ts'
import { composeRecipe } from '../../../src/server/demoChef/composeRecipe.ts'
import { FOODS } from '../../../src/server/demoChef/foods.ts'
import { groups } from '../../../src/server/demoChef/readFoods.ts'

// A wrong row of the cookbook can't land.

const KNOWN = new Set(groups.flatMap(({ name, role }) => [name, role]))
/** A typical name for a food of these groups. */
const exampleOf = (names: readonly string[]) =>
  groups.find(({ name, role }) => names.includes(name) || names.includes(role))?.names[0] ?? 'none'

it('no two foods share a name', () => {
  const names = groups.flatMap((group) => group.names)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.length).toBeGreaterThan(900)
})

it.each(
  FOODS.trim()
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
)('an amount is one that a cook would write: %s', (row) => {
  const [, amount] = row.split(' | ')
  expect(amount).toMatch(
    /^(\d+|\d\/\d)( (g|kg|ml|tbsp|tsp)| (cans?|cloves|sheets?|slices|sticks|thumb|stalk|pinch|handful|bags|scoops|small head) of)?(, |$)/,
  )
})

describe.each(dishes.map((dish) => [dish.name, dish] as const))('%s', (_, dish) => {
  it('names only groups that exist', () => {
    const named = [...dish.needs.flat(), ...[...dish.slots.values()].flatMap((slot) => slot.groups)]
    expect(named.filter((name) => !KNOWN.has(name))).toEqual([])
  })

  it('reads whole with the least and with the most that it takes, and can be reached', () => {
    const least = dish.needs.map(exampleOf)
    const most = [...least, ...[...dish.slots.values()].map((slot) => exampleOf(slot.groups))]
    for (const list of [least, most]) {
      const recipe = composeRecipe(list.join(', '), [dish])
      expect(recipe).not.toMatch(
        /[[\]{}]| {2}|undefined| [,.]|\bwith[.,]|\band[.,]|\bthe[.,]|,,|\.\./,
      )
      const steps = recipe.match(/^\d\. .+$/gm) ?? []
      expect(steps.length).toBeGreaterThanOrEqual(3)
      expect(steps.length).toBeLessThanOrEqual(8)
      for (const step of steps) expect(step).toMatch(/^\d\. [A-Z(].*[.)]$/)
      expect(recipe).toMatch(/\d+ (?:more )?(?:minutes?|hours|seconds)/)
      expect(recipe).toMatch(/until/)
      for (const name of list === least ? least : []) expect(steps.join()).toContain(name)
    }
    expect(recipeOf(least.join(', '))).toBeTruthy()
  })
})

const recipeOf = (list: string) => composeRecipe(list).split('\n')[0]
