import { expect, it } from 'vitest'
import { rowsOf } from '../rowsOf.ts'
import { smallBook } from '../smallBook.ts'

const { foodTokenOf, foodsWith, kindsOf, meaningsOf, tokenize } = smallBook.dictionary

it.each(rowsOf('Names in names'))('finds the foods with %s in a name: %s', (name = '', foods) => {
  const found = foodsWith(name).map(({ names: [first] }) => first)
  expect(found.join(', ')).toBe(foods)
})

it.each(rowsOf('Meanings'))('%s means %s, with the kinds %s', (name = '', meanings, kinds) => {
  const [token] = tokenize(name)
  const names = token && meaningsOf(token).map((one) => one.name)
  expect([...new Set(names)].join(', ')).toBe(meanings)
  expect(token && kindsOf(token).join(', ')).toBe(kinds)
})

it('finds a food by its whole name', () => {
  expect(foodTokenOf('egg')?.name).toBe('eggs')
  for (const name of ['eggs rice', 'no', 'gremlins', '']) expect(foodTokenOf(name)).toBeUndefined()
})
