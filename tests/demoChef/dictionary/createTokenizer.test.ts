import { expect, it } from 'vitest'
import { createTokenizer } from '../../../src/demoChef/dictionary/createTokenizer.ts'
import { indexNames } from '../../../src/demoChef/dictionary/indexNames.ts'
import { rowsOf } from '../rowsOf.ts'
import { rows } from '../smallBook.ts'

const tokenize = createTokenizer(rows, indexNames(rows))

it.each(rowsOf('Tokens'))('splits %j into %s', (list = '', expected) => {
  const tokens = tokenize(list).map(({ text, role }) => `${text} (${role})`)
  expect(tokens.join(', ')).toBe(expected)
})

it('corrects only what it does not know, and shows the name of what was meant', () => {
  const tokens = tokenize('`rice` {Xyz} <red wyne>', (word) => ({ xyz: 'egg', wyne: 'wine' })[word])
  expect(tokens.map(({ text, typo }) => [text, typo])).toEqual([
    ['rice', undefined],
    ['eggs', 'Xyz'],
    ['red wine', 'wyne'],
  ])
})
