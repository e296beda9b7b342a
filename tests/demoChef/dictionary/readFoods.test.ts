import { expect, it } from 'vitest'
import { readFoods } from '../../../src/demoChef/dictionary/readFoods.ts'

const FOODS = `## Kinds

- dairy: milk, and what is made of it

## Milk

Weight 1, price 0.5. Contains dairy. Cooks leafy. Called milks. Fresh.

- milk, whole milk (Milch, 🥛): Keep it cold.
- oat cream = milk
- lemon curd + egg, gluten?

## Words

Role no.

- never + meat
`
const foods = readFoods(FOODS)

it('reads a food with what its heading says of all', () => {
  expect(foods[0]).toMatchObject({
    ...{ names: ['milk', 'whole milk'], foreignNames: ['Milch', '🥛'], groups: ['milks'] },
    ...{ weight: 1, price: 0.5, kinds: ['dairy'], note: 'Keep it cold.' },
    ...{ role: 'food', cookingClass: 'leafy', isFresh: true },
  })
  expect(foods[2]).toMatchObject({ kinds: ['dairy', 'egg'], mayContain: ['gluten'] })
  expect(foods[3]).toMatchObject({ role: 'no', names: ['never'], kinds: ['meat'], weight: 0 })
})

it('finds a stand-in above and below its food', () => {
  const swapped = FOODS.replace(/(- milk.*)\n(- oat.*)/, '$2\n$1')
  const [oatCream, milk] = readFoods(swapped)
  expect([...(oatCream?.standsFor ?? [])]).toEqual([milk])
  expect(milk?.standsFor.size).toBe(0)
})

it.each([
  ['an unknown kind', '+ egg', '+ eg', 'line 11: “eg” is not a kind of food'],
  ['an unknown stand-in', '= milk', '= millk', 'line 10: no food is called “millk”'],
  ['an unknown cooking class', 'Cooks leafy', 'Cooks leavy', 'line 7: “Cooks leavy” is unknown'],
  ['an unknown verb', 'Cooks leafy', 'Boils leafy', 'line 7: “Boils leafy” is unknown'],
  ['a price in letters', '0.5', '5p', 'line 7: “Weight 1, price 5p” is unknown'],
  ['an unknown role', 'Role no.', 'Role not.', 'line 15: “Role not” is unknown'],
  ['an unknown sentence', 'Called milks', 'Named milks', 'line 7: “Named milks” is unknown'],
  ['a sign', '- never +', '- →, never +', 'line 17: “→” has neither letters nor an emoji'],
  ['a line without a name', '- never +', '- +', 'line 17: a line begins with a name'],
])('names the line of %s', (_, before, after, message) => {
  expect(() => readFoods(FOODS.replace(before, after))).toThrow(`foods.md, ${message}`)
})
