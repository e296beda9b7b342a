import { expect, it } from 'vitest'
import { isFood } from '../../src/demoChef/dictionary/food.ts'
import { readFoods } from '../../src/demoChef/readFoods.ts'
import { rowsOf } from './rowsOf.ts'

const FOODS = `## Kinds

* dairy: milk, and what is made of it

## Milk

Importance 1, price 0.5. Contains dairy. Cooks leafy. Called milks. Fresh.

- milk, whole milk (Milch, 🥛): Keep it cold.
- oat cream = milk
- lemon curd + egg, gluten?

## Words

Role no.

- never + meat

## Notes

No Role for people.

* This line is for people.
`
const foods = readFoods(FOODS)

it('reads a food with what its heading says of all', () => {
  expect(foods[0]).toMatchObject({
    ...{ names: ['milk', 'whole milk'], foreignNames: ['Milch', '🥛'], groups: ['milks'] },
    ...{ importance: 1, price: 0.5, kinds: ['dairy', 'lactose'], note: 'Keep it cold.' },
    ...{ role: 'food', cookingClass: 'leafy', isFresh: true },
  })
  expect(foods[2]).toMatchObject({ kinds: ['dairy', 'lactose', 'egg'], mayContain: ['gluten'] })
  expect(foods[3]).toMatchObject({ role: 'no', names: ['never'], kinds: ['meat'] })
  expect(foods).toHaveLength(4)
})

it('finds a stand-in above and below its food', () => {
  const swapped = FOODS.replace(/(- milk.*)\n(- oat.*)/, '$2\n$1')
  const [oatCream, milk] = readFoods(swapped).filter(isFood)
  expect([...(oatCream?.linked ?? [])]).toEqual([milk])
  expect(milk?.linked.size).toBe(0)
})

it.each(rowsOf('Mistakes in foods.md'))('names the line of %s', (_, from = '', to = '', error) => {
  expect(() => readFoods(FOODS.replace(from, to))).toThrow(error)
})
