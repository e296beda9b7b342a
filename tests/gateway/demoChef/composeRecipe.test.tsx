// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { composeRecipe } from '../../../src/gateway/demoChef/composeRecipe.ts'
import { Markdown } from '../../../src/markdown/Markdown.tsx'

afterEach(cleanup)

/** What a person would see of it. */
function read(ingredients: string) {
  const { container } = render(<Markdown>{composeRecipe(ingredients)}</Markdown>)
  const page = within(container)
  const rows = page.queryAllByRole('row').slice(1)
  const amounts = rows.map((row) => [...row.children].map((cell) => cell.textContent))
  const steps = page.queryAllByRole('listitem').map((step) => step.textContent)
  const title = page.getByRole('heading', { level: 1 }).textContent
  return { container, text: container.textContent, title, amounts, steps }
}

const KITCHENS = [
  ['One-pot pilaf', 'chicken, rice, tomatoes'],
  ['One-pot pilaf', 'eggs, rice, chives'],
  ['Pasta', 'spaghetti, bacon, eggs, parmesan'],
  ['Pasta', 'spaghetti, tomatoes'],
  ['Pancakes', 'plain flour, eggs, milk'],
  ['Frittata', 'eggs, spinach, feta'],
  ['Tray bake', 'potatoes, carrots, salmon, lemon'],
  ['Tray bake', 'sweet potatoes, chicken'],
  ['Salad', 'lettuce, cucumber, olives'],
  ['Skillet', 'chickpeas, onion, cumin'],
  ['Skillet', 'canned tuna in oil, leek'],
  ['Skillet', 'Beef mince, red peppers'],
  ['Open sandwiches', 'bread, avocado'],
  ['Open sandwiches', 'salt, garlic powder'],
  ['Soup', 'mushrooms, leek, butter'],
  ['Soup', 'chicken stock, leek'],
  ['Soup', 'tinned tomatoes, black pepper, green beans'],
  ['Warm plate', 'زعتر, 豆腐, spam'],
  ['Warm plate', 'leftover pizza'],
  ['Sweet pancakes', 'flour, eggs, blueberries'],
  ['Sweet pancakes', 'flour, sugar, chocolate'],
  ['Sweet porridge', 'rice, milk, sugar, cinnamon, almonds'],
  ['French toast', 'bread, eggs, milk, honey'],
  ['Sweet omelette', 'eggs, bananas, butter'],
  ['Sweet bowl', 'strawberries, yogurt, honey'],
  ['Sweet bowl', 'cherries, cream'],
] as const

describe('the demo chef', () => {
  it.each(KITCHENS)('makes %s of all of %s', (dish, ingredients) => {
    const { title, text, amounts, steps } = read(ingredients)
    expect(title).toMatch(new RegExp(`^${dish} with `))
    for (const ingredient of ingredients.split(', ')) {
      expect(amounts).toContainEqual([ingredient, expect.stringMatching(/\w/)])
      expect(steps.join(' ')).toContain(ingredient)
    }
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(text).toMatch(/about \d+ minutes/)
    expect(text.match(/demo chef/g)).toHaveLength(1)
    const extras = amounts.filter(([name]) => name?.endsWith('(extra)'))
    expect(extras.length).toBeLessThanOrEqual(2)
  })

  it('has no stock answer', () => {
    const titles = KITCHENS.map(([, ingredients]) => read(ingredients).title)
    expect(new Set(titles).size).toBe(KITCHENS.length)
  })

  it.each([
    ['rice, eggs', 'Beat eggs, pour in, and stir until set'],
    ['spaghetti, rice', 'Boil spaghetti and rice'],
    ['black pepper, leek', 'Season with black pepper'],
    ['red pepper, leek', 'Cut red pepper into small pieces'],
    ['lemon, salmon', 'Finish with lemon'],
  ])('does with each of %s what a cook would', (ingredients, step) => {
    expect(read(ingredients).steps.join(' ')).toContain(step)
  })

  it('takes an amount that was typed for its word', () => {
    const { amounts } = read('2 kg potatoes, salmon')
    expect(amounts).toContainEqual(['2 kg potatoes', 'as listed'])
  })

  it('adds no oil or salt where there is some', () => {
    const { amounts } = read('sunflower oil, sea salt, leek')
    expect(amounts.map(([name]) => name)).toEqual(['sunflower oil', 'sea salt', 'leek'])
  })

  it('leaves what does not fit into one dish for another day', () => {
    const many = Array.from({ length: 25 }, (_, index) => `herb ${index}`)
    const { amounts, text } = read(many.join(', '))
    expect(amounts.length).toBeLessThanOrEqual(13)
    expect(text).toContain('15 more')
  })

  it('counts an ingredient once, and passes over what is blank', () => {
    const { amounts } = read('egg, ,   , egg,  egg , Egg')
    expect(amounts.map(([name]) => name)).toEqual(['egg', 'olive oil (extra)', 'salt (extra)'])
  })

  it.each('a | b, **a**, <b>a</b>, `a`, [a](b), # a, ![a](b), a\\, &amp;, $&, C #'.split(', '))(
    'shows %s as it was typed, and not as markup',
    (ingredient) => {
      const { amounts, steps, container } = read(`${ingredient}, egg`)
      expect(amounts).toContainEqual([ingredient, 'to taste'])
      expect(steps.join(' ')).toContain(ingredient)
      expect(container.querySelector('h1 *, td *, li *')).toBeNull()
    },
  )

  it('answers something sensible to nothing at all', () => {
    expect(read('').text).toContain('Add an ingredient')
  })

  it('stays short whatever it is sent', () => {
    const long = Array.from({ length: 1000 }, (_, index) => `${index}${'*'.repeat(1000)}`)
    expect(composeRecipe(long.join(', ')).length).toBeLessThan(4 * 1024)
  })
})
