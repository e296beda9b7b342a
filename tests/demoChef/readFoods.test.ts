import { expect, it } from 'vitest'
import foodsText from '../../src/demoChef/foods.md?raw'
import { readFoods } from '../../src/demoChef/readFoods.ts'
import { toKey } from '../../src/demoChef/words.ts'
import { rowsOf } from './rowsOf.ts'

const FOODS = `## Milk

Importance 1. Price 0.5. Cooks leafy. Called milks. Raw.

- milk, whole milk (Milch, 🥛): Keep it cold.
- oat cream = milk
- lemon curd

## Words

Role plain.

- whole
`

it('reads a food with what its heading says of all', () => {
  const [milk, oatCream, curd, word] = readFoods(FOODS)
  expect(milk).toMatchObject({
    ...{ names: ['milk', 'whole milk'], foreignNames: ['Milch', '🥛'], groups: ['milks'] },
    ...{ importance: 1, price: 0.5, note: 'Keep it cold.', role: 'food' },
    ...{ cookingClass: 'leafy', nature: undefined, isRaw: true },
  })
  expect(oatCream?.replaces).toEqual(['milk'])
  expect(curd).toMatchObject({ names: ['lemon curd'], foreignNames: [], note: '' })
  expect(word).toMatchObject({ role: 'plain', names: ['whole'], isRaw: false })
})

it.each(rowsOf('Mistakes in foods.md'))('names the line of %s', (_, from = '', to = '', error) => {
  expect(() => readFoods(FOODS.replace(from, to))).toThrow(error)
})

it('has a first name of its own for each food, and by it names the foods behind =', () => {
  const rows = readFoods(foodsText).filter(({ role }) => role === 'food')
  const firstNames = rows.map(({ names: [name] }) => name)
  expect(new Set(firstNames).size).toBe(firstNames.length)
  const replaced = rows.flatMap(({ replaces }) => replaces)
  expect(replaced.filter((name) => !firstNames.includes(name))).toEqual([])
})

it('knows every word below a heading of foods.md', () => {
  const sections = foodsText.match(/^(?:Importance|Role) .*/gm) ?? []
  const known =
    /^(?:Role [a-z ]+|Importance [\d.]+\. Price [\d.]+(?:\. Cooks (?:leafy|quick|tender|firm|root))?(?:\. Called [a-z ,]+)?(?:\. Raw)?(?:\. Is (?:meat|fish))?(?:\. Takes [a-z ,]+)?)\.$/
  expect(sections.filter((section) => !known.test(section))).toEqual([])
})

const ALL_FOODS_TAKE = 'food and number unit share plain prepared state frozen alone'.split(' ')
it('takes, beside some foods, all words that may not stand beside every food', () => {
  const rows = readFoods(foodsText)
  const roles = new Set(rows.map(({ role }) => role))
  const taken = new Set(rows.flatMap(({ takes }) => takes))
  const names = new Set(rows.flatMap((row) => [...row.names, ...row.groups].map(toKey)))
  expect([...roles].filter((role) => !ALL_FOODS_TAKE.includes(role) && !taken.has(role))).toEqual(
    [],
  )
  expect([...taken].filter((one) => !roles.has(one) && !names.has(one))).toEqual([])
})
