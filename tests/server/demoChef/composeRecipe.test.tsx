import { readFileSync } from 'node:fs'
import { render, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isWithinBounds } from '../../../src/markdown/isWithinBounds.ts'
import { Markdown } from '../../../src/markdown/Markdown.tsx'
import { composeRecipe } from '../../../src/server/demoChef/composeRecipe.ts'

/** What a person sees of the recipe. */
function read(list: string) {
  const { container } = render(<Markdown>{composeRecipe(list)}</Markdown>)
  const page = within(container)
  const [ingredients, steps] = page.getAllByRole('list')
  const texts = (element?: HTMLElement) =>
    [...(element?.children ?? [])].map((item) => item.textContent)
  const title = page.getByRole('heading', { level: 1 }).textContent
  return {
    container,
    text: container.textContent,
    title,
    ingredients: texts(ingredients),
    steps: texts(steps).join(' '),
  }
}

const everyday = readFileSync('tests/server/demoChef/everydayLists.md', 'utf8').matchAll(
  /^\| (?!dish|---)(.+?) \| (.*?) ?\|$/gm,
)
it.each([...everyday].map(([, dish = '', list = '']) => [dish, list]))(
  'makes %s from %s',
  (dish, list) => {
    expect(composeRecipe(list).split('\n')[0]).toMatch(new RegExp(`^# ${dish}`))
  },
)

describe('the demo chef', () => {
  it.each([
    ['chicken stock', '600 ml chicken stock'],
    ['tuna in oil', '1 can of tuna, drained'],
    ['peppers', '2 peppers, deseeded and sliced'],
    ['rice 250g', '250 g rice, rinsed'],
    ['2 kg rice', '150 g rice, rinsed'],
    ['a dozen peppers', '2 peppers, deseeded and sliced'],
    ['2-3 carrots', '2-3 carrots, peeled and sliced'],
    ['1 1/2 cups rice', '1 1/2 cups of rice, rinsed'],
    ['half a cabbage', '1/2 cabbage, shredded'],
    ['a can of chickpeas', '1 can of chickpeas, drained and rinsed'],
    ['zuchini', '2 zuchini, sliced'],
    ['3 carrots', '3 carrots, peeled and sliced'],
    ['Kartoffeln', '500 g Kartoffeln, in 3 cm pieces'],
    ['dinner: leek', '2 leeks, sliced and washed'],
  ])('reads %s as %s', (typed, line) => {
    expect(read(`${typed}, onion, potatoes, noodles`).ingredients).toContain(line)
  })

  it.each([
    'leek,potatoes,cream',
    'leek; potatoes; cream',
    'leek and potatoes and cream',
    'leek\npotatoes\ncream',
  ])('reads the list %j', (list) => {
    const { ingredients } = read(list)
    for (const name of ['leek', 'potatoes', 'cream']) expect(ingredients.join()).toContain(name)
  })

  it.each(['no leeks', 'without leek', '0 leeks', 'eggs but no leek'])('leaves out %s', (typed) => {
    expect(composeRecipe(`${typed}, rice, carrots`)).not.toContain('leek')
  })

  it.each([
    'steak',
    'prawns',
    'bacon',
    'rice',
    'chickpeas',
    'something with turkey',
    'olives, feta',
  ])('makes a dish of %s', (typed) => {
    expect(composeRecipe(typed)).not.toMatch(/from the cupboard|I don’t know/)
  })

  it('takes no more of a food than a dish needs, in any unit', () => {
    const { ingredients } = read('1 kg flour, 12 eggs, 2 litres milk')
    expect(ingredients).toEqual(expect.arrayContaining(['200 g flour', '1 egg', '300 ml milk']))
  })

  it('cooks an aubergine before it puts it into a salad', () => {
    expect(composeRecipe('lettuce, aubergine, chickpeas, goat cheese')).toMatch(
      /Fry the .*aubergine/,
    )
  })

  it('salts a dish that is also seasoned with lime', () => {
    expect(read('pasta, tomatoes, lime').ingredients).toContain('salt (extra)')
  })

  it('shares the amount for two between several vegetables, and nothing strong is large', () => {
    const { ingredients } = read(
      'chicken, carrots, broccoli, peppers, garlic, soy sauce, sesame seeds',
    )
    expect(ingredients).toContain('100 g broccoli, in bite-size pieces')
    expect(ingredients).toContain('2 cloves of garlic, finely chopped')
    expect(ingredients.join()).not.toMatch(/\d{2,} g (garlic|soy|sesame)/)
  })

  it('names what is left over with a use for it, and what it does not know', () => {
    const { text, steps } = read('tomatoes, mozzarella, basil, chocolate, egusi')
    expect(text).toMatch(/Left over: chocolate\. Use the chocolate .+\./)
    expect(text).toMatch(/I don’t know egusi/)
    expect(steps).not.toMatch(/chocolate|egusi/)
  })

  it('says that it can’t cook with salt alone', () => {
    expect(read('salt').text).toMatch(/I can’t make a dish of that alone/)
  })

  const MARKS = [
    'a | b',
    '**a**',
    '<b>a</b>',
    '[a](b)',
    '![a](b)',
    'a\\',
    '&amp;',
    '$&',
    '{egg}',
    '[{egg}]',
  ]
  it.each(MARKS)('shows %s as text', (mark) => {
    const { text, container } = read(`${mark} egg, ${mark}xyz`)
    expect(text).toContain('egg')
    expect(container.querySelector('h1 *, li *, a, img, b')).toBeNull()
  })

  const ODD = [
    '',
    ' ',
    '🥚',
    '\u202e\n# a',
    'x'.repeat(10_000),
    'and '.repeat(5000),
    '1 '.repeat(5000),
    '__proto__',
  ]
  it.each(ODD)('always gives a recipe (%#)', (odd) => {
    expect(read(odd).steps).toMatch(/until/)
  })

  it('is short and the same again, whatever is typed', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `egg ${index}${'*'.repeat(1000)}`)
    const recipe = composeRecipe(names.join(', '))
    expect(recipe.length).toBeLessThan(6000)
    expect(isWithinBounds(recipe)).toBe(true)
    expect(composeRecipe(names.join(', '))).toBe(recipe)
  })
})
