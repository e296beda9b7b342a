import { expect, it } from 'vitest'
import { readFoods } from '../../src/demoChef/readFoods.ts'

const BOOK = `## Kinds

- dairy: milk, and what is made of it
- spicy: hot

## Cooking classes

- leafy: wilts

## Milk

Weight 1, price 0.5. Contains dairy. Called milks. Take each other's place.

- milk, whole milk (Milch, 🥛)
- oat cream = milk
- lemon curd + spicy

## Words

Role no.

- never + strict
`

it('reads a food with what its heading says of all', () => {
  const [milk, oatCream] = readFoods(BOOK).foods
  expect(milk).toMatchObject({ names: ['milk', 'whole milk'], foreignNames: ['Milch', '🥛'] })
  expect(milk).toMatchObject({ weight: 1, price: 0.5, kinds: ['dairy'], general: ['milks'] })
  expect([...(oatCream?.standsFor ?? [])]).toContain(milk)
})

it.each([
  ['an unknown kind', '+ spicy', '+ spicey', 'line 16: “spicey” is not defined above'],
  ['an unknown stand-in', '= milk', '= millk', 'line 15: no food is called “millk”'],
  [
    'an unknown cooking class',
    'Contains dairy.',
    'Cooks leavy.',
    'line 12: “leavy” is not defined above',
  ],
  ['an unknown role', 'Role no.', 'Role not.', 'line 20: “not” is not defined above'],
  ['an unknown sentence', 'Called milks.', 'Named milks.', 'line 12: “Named milks” is unknown'],
  [
    'a heading without a weight',
    /Weight.*/,
    '',
    'line 14: this is not a food below a heading’s weight',
  ],
  [
    'a line without a name',
    '- never + strict',
    '- + strict',
    'line 22: this is not a food below a heading’s weight',
  ],
])('names the line of %s', (_, before, after, message) => {
  expect(() => readFoods(BOOK.replace(before, after))).toThrow(`foods.md, ${message}`)
})

it('finds a stand-in that stands above its food', () => {
  const { foods } = readFoods(
    BOOK.replace(
      '- milk, whole milk (Milch, 🥛)\n- oat cream = milk',
      '- oat cream = milk\n- milk',
    ),
  )
  expect(foods[0]?.standsFor.has(foods[1] as never)).toBe(true)
})
