import { expect, it } from 'vitest'
import { createBook } from '../../../src/demoChef/createChef.ts'

const FOODS = '## Vegetables\n\nWeight 1, price 1.\n\n- leeks'
const RECIPE = '\n## Soup\n\n20 minutes\n\n- 1 leek\n\n1. Cook it.\n\n'
const read = (more: string) => createBook(FOODS, [RECIPE + more])

it.each([
  '[leek] with the onion', // without an amount
  '1 leek with the onion', // without brackets
  'add 1 [leek] over the onion', // "over it" goes to the end of the last step
  '1 [leek] over it', // without a verb
  '1 [leek] before the onion',
  '1 [leek] with it',
])('names the recipe of an extra that it can’t read: %s', (extra) => {
  expect(() => read(`**If you have it:** ${extra}.`)).toThrow(`Soup: “${extra}” is not “1 [leek]`)
})

it('names a food that foods.md does not have: nothing could rule it out', () => {
  expect(() => createBook(FOODS, [RECIPE.replace('1 leek', '1 gremlin')])).toThrow('“gremlin”')
})

it('names the recipe of a paragraph that it can’t read', () => {
  expect(() => read('Hint: Hot.')).toThrow('Soup: “Hint: Hot.” is neither a tip')
  expect(read('Tip: Hot.').recipes[0]).toMatchObject({ title: 'Soup', tip: 'Hot.' })
})
