import { expect, it } from 'vitest'
import { writeOutSigns } from '../../../src/demoChef/list/writeOutSigns.ts'
import { rowsOf } from '../rowsOf.ts'

it.each(rowsOf('Signs'))('writes out %s: %j', (_, list = '', words) => {
  expect(writeOutSigns(list).trim().replace(/ +/g, ' ')).toBe(words)
})
