import { render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBook, replyTo } from '../../src/demoChef/createChef.ts'
import { isWithinBounds } from '../../src/markdown/isWithinBounds.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { rowsOf } from './rowsOf.ts'
import { smallBook as book, foods, recipes } from './smallBook.ts'

/** What a person sees of a reply. */
function read(list: string) {
  const { container } = render(<Markdown>{replyTo(list, book)}</Markdown>)
  const page = within(container)
  const [ingredients, steps] = page.queryAllByRole('list')
  const textOf = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ') ?? ''
  const texts = (element?: HTMLElement) => [...(element?.children ?? [])].map(textOf)
  return {
    container,
    text: textOf(container),
    title: page.getByRole('heading', { level: 1 }).textContent,
    ingredients: texts(ingredients),
    steps: texts(steps).join(' '),
  }
}

it('reads the same from files with CRLF line ends', () => {
  const inCrlf = (text: string) => text.replaceAll('\n', '\r\n')
  const crlfBook = createBook(inCrlf(foods), [inCrlf(recipes)])
  for (const list of ['linguine, mince, spinach', 'rice, mushrooms, no nuts'])
    expect(replyTo(list, crlfBook)).toBe(replyTo(list, book))
})

it('says in its first line that the recipe is from its cookbook and not by a model', () => {
  const reply = replyTo('rice', book)
  const [, , first] = reply.split('\n')
  expect(first).toBe('*From the demo chef’s cookbook. No AI model wrote this recipe.*')
  expect(reply).not.toMatch(/\n{3}/)
})

it('lists amount, food and preparation, in bold what was typed, and no water', () => {
  const reply = replyTo('mushrooms, rice', book)
  const parts = '# Pilaf with mushrooms; Serves 4 · 30 minutes; ## Ingredients; ## Steps'
  expect(reply.match(/^(?:#|Serves|\*\*).*/gm)).toEqual(parts.split('; '))
  expect(reply.match(/^- .*/gm)).toEqual([
    '- 1 tbsp oil',
    '- 150 g **rice**',
    '- 250 g **mushrooms**, sliced',
    '- 300 ml stock',
  ])
})

it.each(rowsOf('Titles of the small book'))('%s: the title for %j is %j', (_, list = '', title) => {
  expect(read(list).title).toBe(title)
})

it.each(rowsOf('Lines of the small book'))('%s: %j lists %j', (_, list = '', line) => {
  expect(read(list).ingredients).toContain(line)
})

const MASH =
  '\n## Mash\n\n5 minutes\n\n- 2 [eggs]\n\n1. Boil eggs.\n2. Mix mash, [egg] and salt. Cool.\n\n**If you have it:** '
it.each(rowsOf('Where an extra goes'))('%s: %s', (extra, expected = '') => {
  const book = createBook(foods, [`${MASH}${extra}.`])
  const reply = replyTo('eggs, basil, walnuts, oil, onions, feta', book)
  expect(reply.replace('\n2.', ' 2.')).toContain(expected)
})

const BAY_MASH =
  '\n## Mash\n\n5 minutes\n\n- 1 tbsp purée\n- Nut purée\n- 2 bay leaves\n\n1. Add purée, Nut purée and bay leaves.'
const PUREES = '- spinach\n- purée, passata\n- nut purée\n- bay leaves, laurel'
it('names in the steps what was typed for a name (é, leaves), but not in a longer name', () => {
  const more = foods.replace('- spinach', PUREES)
  const reply = replyTo('passata, laurel', createBook(more, [BAY_MASH]))
  expect(reply).toContain('Add passata, Nut purée and laurel.')
})

it.each(rowsOf('Replies of the small book'))('%s: %j', (_, list = '', says, saysNot) => {
  const { text } = read(list)
  expect(text).toContain(says)
  if (saysNot) expect(text).not.toContain(saysNot)
})

const twins = { ...book, recipes: book.recipes.flatMap((one) => [one, { ...one, title: 'Twin' }]) }
it('gives by chance another recipe that is nearly as good', () => {
  const reply = (list: string, from = book) => replyTo(list, from, () => 0.99)
  expect(replyTo('mushrooms, rice, Cheddar', book)).toMatch(/^# Pilaf/)
  expect(reply('mushrooms, rice, Cheddar')).toMatch(/^# Mushroom bake/)
  expect(reply('spaghetti, mince, courgettes')).toMatch(/^# Spaghetti/)
  // A score below 0
  expect(reply('linguine', twins)).toMatch(/^# Twin/)
})

const MARKS =
  'a | b; **a**; <b>a</b>; [a](b); ![a](b); a\\; &amp;; $&; {egg}; www.a.com; _a_; `a`; # a; 1. a'
const MARKUP = 'h1 *, h3, li, a, img, b, strong, code, del'
it.each(MARKS.split('; '))('shows %s as text', (mark) => {
  const { text, container } = read(`${mark} egg, ${mark}xyz, courgettes`)
  expect(text).toContain('I can’t read')
  expect(container.querySelector(MARKUP)).toBeNull()
})

const LONG = ['x', 'and ', '1 ', 'no ', '.', 'egg ', 'pea egg ', 'half ', 'flurbs '].map((text) =>
  text.repeat(20000 / text.length),
)
const ODD = ['', ' ', '🥚', '\u202e\n# a', '__proto__', ...LONG]
it.each(ODD)('always gives a recipe, or says why not (%#)', (list) => {
  expect(read(list).title).toMatch(/bake|Pilaf|No recipe|Only names of foods/)
})

it('is short enough for the page to format', () => {
  const names = Array.from({ length: 100 }, (_, at) => `egg ${at}, ${at}xyz eggs, z${at}`)
  const reply = replyTo(names.join(', '), book)
  expect(reply.length).toBeLessThan(1000)
  expect(isWithinBounds(reply)).toBe(true)
})
