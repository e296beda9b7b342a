// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { composeRecipe } from '../../../src/gateway/demoChef/recipe.ts'
import { Markdown } from '../../../src/markdown/Markdown.tsx'

afterEach(cleanup)

/** What a person would see of it. */
function read(...ingredients: string[]) {
  const { container } = render(<Markdown>{composeRecipe(ingredients.join(', '))}</Markdown>)
  const page = within(container)
  const textsOf = (role: string) => page.queryAllByRole(role).map((one) => one.textContent ?? '')
  return {
    text: container.textContent ?? '',
    title: page.getByRole('heading', { level: 1 }).textContent,
    amounts: page.queryAllByRole('row').map((row) => [...row.children].map((it) => it.textContent)),
    steps: textsOf('listitem'),
    elements: container,
  }
}

const KITCHENS = [
  ['chicken', 'rice', 'tomatoes'],
  ['spaghetti', 'bacon', 'eggs', 'parmesan'],
  ['eggs', 'spinach', 'feta'],
  ['potatoes', 'carrots', 'salmon', 'lemon'],
  ['lettuce', 'cucumber', 'olives'],
  ['chickpeas', 'onion', 'cumin'],
  ['bread', 'avocado'],
  ['mushrooms', 'leek', 'butter'],
  ['flour', 'eggs', 'blueberries'],
  ['strawberries', 'yogurt', 'honey'],
  ['زعتر', '豆腐', 'spam'],
]

describe('the demo chef', () => {
  it.each(KITCHENS)('cooks with all of %s, %s, %s', (...kitchen) => {
    const ingredients = kitchen.filter(Boolean)
    const { text, amounts, steps } = read(...ingredients)
    for (const ingredient of ingredients) {
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
    const titles = KITCHENS.map((kitchen) => read(...kitchen).title)
    expect(new Set(titles).size).toBe(KITCHENS.length)
  })

  it.each([
    [['spaghetti', 'tomatoes'], /^Pasta/],
    [['chicken stock', 'leek'], /^Soup/],
    [['sweet potatoes', 'chicken'], /^Tray bake/],
    [['cherries', 'cream'], /^Sweet bowl/],
    [['tinned tomatoes', 'black pepper', 'green beans'], /^Soup/],
    [['eggs', 'rice', 'chives'], /^One-pot pilaf/],
    [['rice', 'milk', 'sugar', 'cinnamon'], /^Sweet porridge/],
    [['flour', 'sugar', 'chocolate'], /^Sweet pancakes/],
    [['canned tuna in oil', 'leek'], /^Skillet/],
    [['salt', 'garlic powder'], /^Open sandwiches/],
    [['leftover pizza'], /^Warm plate/],
    [['plain flour', 'eggs', 'milk'], /^Pancakes/],
    [['Beef mince', 'red peppers'], /^Skillet/],
  ])('makes of %j a dish that fits', (ingredients, title) => {
    expect(read(...ingredients).title).toMatch(title)
  })

  it.each([
    [['rice', 'eggs'], /Beat eggs, pour in, and stir until set/],
    [['spaghetti', 'rice'], /Boil spaghetti and rice/],
    [['black pepper', 'leek'], /Season with black pepper/],
    [['red pepper', 'leek'], /Cut red pepper into small pieces/],
    [['lemon', 'salmon'], /Finish with lemon/],
  ])('does with each of %j what a cook would', (ingredients, step) => {
    expect(read(...ingredients).steps.join(' ')).toMatch(step)
  })

  it('takes an amount that was typed for its word', () => {
    const { amounts } = read('2 kg potatoes', 'salmon')
    expect(amounts).toContainEqual(['2 kg potatoes', 'as listed'])
  })

  it('adds no oil or salt where there is some', () => {
    const names = read('sunflower oil', 'sea salt', 'leek').amounts.map(([name]) => name)
    expect(names).toEqual(['Ingredient', 'sunflower oil', 'sea salt', 'leek'])
  })

  it('leaves what does not fit into one dish for another day', () => {
    const many = Array.from({ length: 25 }, (_, index) => `herb ${index}`)
    const { amounts, text } = read(...many)
    expect(amounts.length).toBeLessThanOrEqual(14)
    expect(text).toContain('15 more')
  })

  it('counts an ingredient once, and passes over what is blank', () => {
    const { amounts } = read('egg', '', '  ', 'egg', ' egg ', 'Egg')
    expect(amounts.filter(([name]) => name?.toLowerCase() === 'egg')).toHaveLength(1)
  })

  it.each([
    'a | b',
    '**a**',
    '<b>a</b>',
    '`a`',
    '[a](b)',
    '# a',
    '![a](b)',
    'a\\',
    '&amp;',
    '$&',
    'C #',
  ])('shows %s as it was typed, and not as markup', (ingredient) => {
    const { amounts, steps, elements } = read(ingredient, 'egg')
    expect(amounts).toContainEqual([ingredient, 'to taste'])
    expect(steps.join(' ')).toContain(ingredient)
    expect(elements.querySelector('b, code, a, img')).toBeNull()
  })

  it('answers something sensible to nothing at all', () => {
    expect(read('').text).toContain('Add an ingredient')
  })

  it('stays short whatever it is sent', () => {
    const long = Array.from({ length: 1000 }, (_, index) => `${index}${'*'.repeat(1000)}`)
    expect(composeRecipe(long.join(', ')).length).toBeLessThan(4 * 1024)
  })
})
