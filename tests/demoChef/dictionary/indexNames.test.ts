import { expect, it } from 'vitest'
import { indexNames } from '../../../src/demoChef/dictionary/indexNames.ts'
import { toKey } from '../../../src/demoChef/words.ts'
import { rowsOf } from '../rowsOf.ts'
import { rows } from '../smallBook.ts'

const { findName } = indexNames(rows)

it.each(rowsOf('Names'))('finds %s: %s, %s, %s, %s, %s', (text = '', ...expected) => {
  const found = findName(text, toKey(text))
  if (!found) return expect(expected[0]).toBe('unknown')
  const { name, role, foods, kinds, isForeign, isGroup } = found
  const is = isForeign ? 'foreign' : isGroup ? 'a group' : ''
  const names = foods.map(({ names: [first] }) => first)
  expect([name, role, names.join(', '), kinds.join(', '), is]).toEqual(expected)
})
