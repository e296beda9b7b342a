import { expect, it } from 'vitest'
import { isWithinBounds } from '../../src/markdown/isWithinBounds.ts'

const table = (columns: number, rows: number) =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'a\n'.repeat(rows)}`

it.each([
  ['6,000 characters', 'Stir it well.\n\n'.repeat(400)],
  ['a recipe with a large table', `# Soup\n\n${table(4, 40)}\n${'1. Cut it.\n'.repeat(50)}`],
  ['3,000 cells', table(38, 72)],
  ['lists in lists', '- a\n  - b\n    - c\n'.repeat(40)],
  ['dashes', `${'-'.repeat(80)}\n${'* '.repeat(19)}\n${'a- '.repeat(20)}${'- '.repeat(20)}`],
])('a reply may have %s', (_, markdown) => {
  expect(isWithinBounds(markdown)).toBe(true)
})

it.each([
  ['more than 6,000 characters', 'x'.repeat(6001)],
  ['quotes nested 20 deep', '>'.repeat(20)],
  ['lists nested 20 deep', '10. - '.repeat(10)],
  ['a table of more than 3,000 cells', table(38, 75)],
  ['a table with wide pipes', table(38, 75).replaceAll('|', '｜')],
  ['a table with other line endings', table(38, 75).replaceAll('\n', '\r')],
])('would take long to render: %s', (_, markdown) => {
  expect(isWithinBounds(markdown)).toBe(false)
})
