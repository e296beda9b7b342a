import { expect, it } from 'vitest'
import { MAIN_IMPORTANCE } from '../../src/demoChef/readFoods.ts'
import { toKey } from '../../src/demoChef/words.ts'
import { book, replyTo } from './realBook.ts'
import { rowsOf } from './rowsOf.ts'

/** The foods in these lines that a dish is named for */
const mainFoodsIn = (lines: string) =>
  book.dictionary
    .tokenize(lines)
    .filter(({ foods: [food] }) => food && food.importance >= MAIN_IMPORTANCE)

it.each(rowsOf('Everyday lists'))('%s: uses %s for %s', (list = '', uses = '', dish = '') => {
  const reply = replyTo(list)
  const title = toKey(reply.split('\n')[0] ?? '')
  expect(dish.split('/')).toSatisfy((words: string[]) =>
    words.some((word) => title.includes(toKey(word))),
  )
  // Bold is what was typed.
  const lines = reply.split('\n').filter((line) => line.startsWith('- '))
  const used = toKey(lines.filter((line) => line.includes('**')).join(' '))
  expect(uses.split(', ').filter((food) => !used.includes(toKey(food)))).toEqual([])
  const bought = mainFoodsIn(lines.filter((line) => !line.includes('**')).join('; '))
  expect(bought.filter(({ name }) => title.includes(toKey(name)))).toEqual([])
})
