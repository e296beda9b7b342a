import { expect, it } from 'vitest'
import { isPlural, listOf, singularizeLast, toKey } from '../../src/demoChef/words.ts'
import { rowsOf } from './rowsOf.ts'

it.each(rowsOf('Singulars'))('%s: %s, a plural: %s', (name = '', singular, plural) => {
  expect([toKey(name), isPlural(name) ? 'yes' : 'no']).toEqual([singular, plural])
})

it('puts the last word of a name in the singular', () => {
  expect(singularizeLast('Peas and Berries')).toBe('Peas and Berry')
})

it('joins names to a list, each once', () => {
  expect(listOf(['eggs', 'eggs'])).toBe('eggs')
  expect(listOf(['eggs', 'rice', 'eggs', 'peas'])).toBe('eggs, rice and peas')
})
