import { expect, it } from 'vitest'
import { isWithinBounds } from '../../src/markdown/isWithinBounds.ts'

const line = '1. Cut the **half-fat** cheese - and *stir*; see [how](http://a.example).\n'
const table = `| Ingredient | Amount |\n| ---------------------- | ---: |\n${'| egg | 3 |\n'.repeat(30)}`

it.each([
  ['nothing', ''],
  ['a word', 'egg'],
  ['a long recipe of many steps', `# Soup\n\n${line.repeat(50)}`],
  ['a recipe with a large table', `# Soup\n\n${table}\n${line.repeat(10)}`],
  ['a recipe in one paragraph', line.repeat(12).replaceAll('\n', ' ')],
  ['7,999 characters of prose', 'Stir it well. '.repeat(571)],
  [
    'a list beside a paragraph with many marks',
    `${'**0** *x* '.repeat(25)}\n${'- egg\n'.repeat(70)}`,
  ],
  ['accents as people write them', 'Crème brûlée, Pho\u031b\u0309, मिर्च '.repeat(100)],
  ['a dotted line', `Salt${'.'.repeat(80)}1 tsp`],
  [
    '5,860 characters in short words, as the largest of 6,278 real replies has',
    '1 cup of it '.repeat(488),
  ],
  ['lists in lists', '- a\n  - b\n    - c\n'.repeat(40)],
])('takes %s', (_, markdown) => {
  expect(isWithinBounds(markdown)).toBe(true)
})

it.each([
  ['more than 8,000 characters', 'x'.repeat(8001)],
  ['more than 1,000 marks', 'a *b* '.repeat(501)],
  ['punctuation without end after an address', `http://a.b/${'!'.repeat(7988)}a`],
  ['an address that is little else', `www.a${'.'.repeat(7990)}`],
  ['more than 2,000 words', `[${'a '.repeat(2001)}`],
  ['marks after a bracket that is open', `[${'a!'.repeat(3999)}`],
  ['more than 1,000 lines', '\n'.repeat(1001)],
  ['more than 200 marks in a line', '>'.repeat(201)],
  ['more than 200 lists in a line', '1. '.repeat(201)],
  [
    'a table of more than 10,000 cells',
    `|${'a|'.repeat(60)}\n|${'-|'.repeat(60)}\n${'a\n'.repeat(170)}`,
  ],
])('refuses %s', (_, markdown) => {
  expect(isWithinBounds(markdown)).toBe(false)
})
