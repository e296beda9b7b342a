import { expect, it } from 'vitest'
import { createBook } from '../../src/demoChef/createChef.ts'
import { rowsOf } from './rowsOf.ts'

const FOODS = '## Vegetables\n\nImportance 1. Price 1.\n\n- leeks'
const RECIPE = '\n## Soup\n\n20 minutes · raw egg\n\n- 1 leek\n\n1. Cook it.\n\n'
const read = (more: string) => createBook(FOODS, [RECIPE + more])

it.each(rowsOf('Extras that nobody can read'))(
  'names the recipe of an extra that has no %s: %s',
  (_, extra) => {
    expect(() => read(`**If you have it:** ${extra}.`)).toThrow(`Soup: “${extra}” is not “1 [leek]`)
  },
)

it('names a food that foods.md does not have', () => {
  expect(() => createBook(FOODS, [RECIPE.replace('1 leek', '1 gremlin')])).toThrow('“gremlin”')
})

it('names the recipe of a paragraph that it can’t read', () => {
  expect(() => read('Hint: Hot.')).toThrow('Soup: “Hint: Hot.” is neither a tip')
})

it('reads the facts and the tip of a recipe', () => {
  expect(read('Tip: Hot.').recipes[0]).toMatchObject({
    facts: ['20 minutes', 'raw egg'],
    tip: 'Hot.',
  })
})
