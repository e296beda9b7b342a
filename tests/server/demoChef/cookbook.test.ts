import { describe, expect, it } from 'vitest'
import { printRecipe } from '../../../src/server/demoChef/printRecipe.ts'
import { partsOf, type Recipe, recipes } from '../../../src/server/demoChef/readRecipes.ts'

// A recipe that is written wrongly, or that no list leads to, can't land.

const all = recipes.map((recipe) => [partsOf(recipe).title, recipe] as const)
/** What a cook would name: all but salt, pepper and water. */
const mainFoods = ({ lines }: Recipe) =>
  lines
    .filter(({ isBracketed, options }) => isBracketed || (options[0]?.foods[0]?.weight ?? 0) > 0.05)
    .map(({ options }) => options[0]?.text)

it('has no two recipes of the same name', () => {
  const titles = all.map(([title]) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  expect(titles.length).toBeGreaterThan(250)
})

describe.each(all)('%s', (_, recipe) => {
  it('is written as the chapters’ head says', () => {
    const { time, steps } = partsOf(recipe)
    const numbered = steps.split('\n')
    expect(time).toMatch(/^\d+ minutes( · .+)?$/)
    expect(recipe.lines.length).toBeGreaterThanOrEqual(2)
    expect(numbered.length).toBeGreaterThanOrEqual(3)
    expect(numbered.length).toBeLessThanOrEqual(6)
    for (const step of numbered) expect(step).toMatch(/^\d\. \p{Lu}.*[.!]$/u)
  })

  it('names only foods that foods.md knows', () => {
    const unknown = recipe.lines.flatMap(({ options }) =>
      options.filter(({ foods }) => foods.length === 0),
    )
    expect(unknown).toEqual([])
  })

  it('fills all its brackets', () => {
    const reply = printRecipe('', [recipe])
    expect(reply).not.toMatch(/[[\]/]{2}|undefined| {2}/)
  })

  it('is what its own main foods lead to', () => {
    expect(titleFor(mainFoods(recipe).join(', '))).toBe(titleFor('', [recipe]))
  })
})

const titleFor = (list: string, from?: typeof recipes) => printRecipe(list, from).split('\n')[0]
