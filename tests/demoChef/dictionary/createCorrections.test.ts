import { expect, it } from 'vitest'
import { createCorrections } from '../../../src/demoChef/dictionary/createCorrections.ts'
import { rowsOf } from '../rowsOf.ts'
import { rows } from '../smallBook.ts'

const corrections = Object.values(createCorrections(rows))

it.each(rowsOf('Corrections'))('corrects %s: %j, %j, %j', (word = '', ...expected) => {
  const corrected = corrections.map((correct) => correct(word) ?? '')
  expect(corrected).toEqual(expected.slice(0, 3))
})
