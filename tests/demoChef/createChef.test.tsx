import { render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBook, replyTo } from '../../src/demoChef/createChef.ts'
import { isWithinBounds } from '../../src/markdown/isWithinBounds.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { rowsOf } from './rowsOf.ts'
import text from './smallBook.md?raw'

const [foods = '', recipes = ''] = text.split('# Recipes\n')
const book = createBook(foods, [recipes])

/** What a person sees of a reply. */
function read(list: string) {
  const { container } = render(<Markdown>{replyTo(list, book)}</Markdown>)
  const page = within(container)
  const [ingredients, steps] = page.queryAllByRole('list')
  const texts = (element?: HTMLElement) =>
    [...(element?.children ?? [])].map((item) => item.textContent.replaceAll('\u00a0', ' '))
  return {
    container,
    text: container.textContent,
    title: page.getByRole('heading', { level: 1 }).textContent,
    ingredients: texts(ingredients),
    steps: texts(steps).join(' '),
  }
}

it('reads the same from files with CRLF line ends', () => {
  const [crlfFoods = '', crlfRecipes = ''] = text.replaceAll('\n', '\r\n').split('# Recipes\r\n')
  const crlfBook = createBook(crlfFoods, [crlfRecipes])
  for (const list of ['linguine, mince, spinach', 'rice, mushrooms, no gluten'])
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

it('names what was typed in the list and the steps, in their number', () => {
  const { ingredients, steps, text } = read('linguine, red onions, mince, zucchini')
  expect(ingredients).toEqual([
    '200 g linguine',
    '2 tbsp oil',
    '1 red onion, sliced',
    '300 g mince',
    '250 g zucchini, in strips',
    '400 ml stock',
  ])
  expect(steps).toMatch(/linguine.*red onion.*mince.*zucchini/)
  expect(text).toContain('Serves 2')
  expect(text).toContain('Tip: Walnuts go well with it.')
  expect(steps).not.toMatch(/spaghetti|beef|courgette/)
})

it.each(rowsOf('Lines of the small book'))('%s: %j lists %j', (_, list = '', line) => {
  expect(read(list).ingredients).toContain(line)
})

it('keeps the grammar of a step in which it names a food', () => {
  expect(read('spaghetti, mince, 2 onions').steps).toContain(
    'Fry the onion for 5 minutes, until it',
  )
  expect(read('mushrooms, quinoa').steps).toContain('until the quinoa is tender')
})

it('says what foods.md notes of a food only if it is used', () => {
  expect(read('mushrooms, eggs').text).toContain('Eggs keep for weeks.')
  expect(read('spaghetti, mince, pepper').text).not.toContain('Eggs keep')
})

it('fries what else shares a line', () => {
  const { steps } = read('spaghetti, mince, courgettes, red peppers, mushrooms')
  expect(steps).toContain('Fry the courgettes, red peppers and mushrooms for 4 minutes')
})

const MASH =
  '\n## Mash\n\n5 minutes\n\n- 2 [eggs]\n\n1. Boil eggs.\n2. Mix mash, [egg] and salt. Cool.\n\n**If you have it:** '
it.each(rowsOf('Where an extra goes'))('%s: %s', (extra, expected = '') => {
  const book = createBook(foods, [`${MASH}${extra}.`])
  const reply = replyTo('eggs, basil, walnuts, oil, onions, feta', book)
  expect(reply.replace('\n2.', ' 2.')).toContain(expected)
})

it('names in the steps what was typed for a name with an accent or an irregular plural', () => {
  const moreFoods = foods.replace('- spinach', '- spinach\n- purée, passata\n- bay leaves, laurel')
  const recipe = MASH.replace('[eggs]', '[eggs]\n- 1 tbsp purée\n- 2 bay leaves').replace(
    'Cool.',
    'Add purée and bay leaves.',
  )
  const moreBook = createBook(moreFoods, [`${recipe}1 [onion] with the mash.`])
  expect(replyTo('eggs, passata, laurel', moreBook)).toContain('Add passata and laurel.')
})

it('lists what a recipe takes if one has it, and says in the step where it goes', () => {
  const { ingredients, steps } = read('spaghetti, mince, red wine, spinach, basil')
  expect(ingredients.slice(-3)).toEqual([
    '100 g spinach, shredded',
    '50 ml red wine',
    '2 tbsp basil, torn',
  ])
  expect(steps).toContain('Fry the onion and the spinach for 5 minutes')
  expect(steps).toMatch(/left\..*Add the red wine before the stock\. Pour in the stock/)
  expect(steps).toMatch(/spaghetti\. Scatter the basil over it\.$/)
})

it('puts nothing beside a dish: says only that it is not used', () => {
  const { text, ingredients, steps } = read('mushrooms, rice, feta, red wine, salt, water')
  expect(text).toContain('Not used: feta and red wine.')
  expect([...ingredients, steps].join()).not.toMatch(/feta|wine|beside/)
})

it('waits for no pink to go where a vegan product takes the place of meat', () => {
  expect(read('mince, spaghetti').steps).toContain('no pink is left')
  const { steps } = read('vegan mince, spaghetti')
  expect(steps).toContain('fry for 6 minutes, until hot right through.')
})

const TOO_LITTLE = ['spaghetti, mince, no nuts', 'courgettes, vegan, no rice', 'Cheddar, no eggs']
it.each(TOO_LITTLE)('has no recipe for %j, and offers no other', (list) => {
  const { title, text, ingredients } = read(list)
  expect([title, ingredients]).toEqual(['No recipe', []])
  expect(text).toContain('As you asked: ')
})

it.each(['salt', 'walnuts', 'onions, oil'])('builds no dish on %j alone', (list) => {
  expect(read(list).ingredients).toEqual([])
})

it('says which languages it reads if it knows no word', () => {
  const { text } = read('zupa, chleb')
  expect(text).toMatch(/English.*German, French and Spanish/)
  expect(text).toContain('I don’t know zupa and chleb.')
})

it('gives by chance another recipe that is nearly as good', () => {
  const titles = [0, 0.99].map(
    (chance) => replyTo('mushrooms, rice, Cheddar', book, () => chance).split('\n')[0],
  )
  expect(titles).toEqual(['# Pilaf with mushrooms', '# Mushroom bake with Cheddar'])
  expect(replyTo('spaghetti, mince, courgettes', book, () => 0.99)).toMatch(/^# Spaghetti/)
  expect(replyTo('mushrooms, rice, Cheddar, no nuts', book, () => 0.99)).toMatch(/^# Pilaf/)
})

const MARKS =
  'a | b; **a**; <b>a</b>; [a](b); ![a](b); a\\; &amp;; $&; {egg}; www.a.com; _a_; `a`; # a; 1. a'
const MARKUP = 'h1 *, h3, li :not(strong, label, input), a, img, b, code, del'
it.each(MARKS.split('; '))('shows %s as text', (mark) => {
  const { text, container } = read(`${mark} egg, ${mark}xyz, courgettes`)
  expect(text).toContain('egg')
  expect(container.querySelector(MARKUP)).toBeNull()
})

/** As long as a list may be. */
const LONG = ['x', 'and ', '1 ', 'no ', '.'].map((text) => text.repeat(3000 / text.length))
const ODD = [' ', '🥚', '\u202e\n# a', '__proto__', ...LONG]
it.each(ODD)('always gives a recipe, or says why not (%#)', (list) => {
  expect(read(list).title).toMatch(/bake|Pilaf|No recipe|Nothing to cook yet|I can’t/)
})

it('is at most three times as long as a long list, and short enough for the page to format', () => {
  const names = Array.from({ length: 100 }, (_, at) => `egg ${at}, ${at}xyz eggs, z${at}`)
  const reply = replyTo(names.join(', '), book)
  expect(reply.length).toBeLessThan(3 * names.join(', ').length)
  expect(isWithinBounds(reply)).toBe(true)
})
