import { render, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Markdown } from '../../../src/markdown/Markdown.tsx'
import { composeRecipe } from '../../../src/server/demoChef/composeRecipe.ts'
import { COOKBOOK } from '../../../src/server/demoChef/cookbook.ts'
import { findInPantry, PANTRY } from '../../../src/server/demoChef/pantry.ts'

/** What a person sees of the recipe. */
function read(ingredients: string) {
  const { container } = render(<Markdown>{composeRecipe(ingredients)}</Markdown>)
  const page = within(container)
  const title = page.getByRole('heading', { level: 1 }).textContent
  const rows = page.getAllByRole('row').slice(1)
  const amounts = rows.map((row) => [...row.children].map((cell) => cell.textContent))
  const steps = page.getByRole('list').textContent
  return { container, text: container.textContent, title, amounts, steps }
}

describe('the demo chef', () => {
  it.each([
    ['Pasta with bacon, eggs and parmesan', 'spaghetti, eggs, bacon, parmesan'],
    ['One-pot pilaf with chicken and tomatoes', 'chicken, rice, tomatoes'],
    ['Stir-fry with tofu and broccoli', 'noodles, tofu, broccoli, soy sauce'],
    ['Coconut curry with chickpeas', 'chickpeas, coconut milk'],
    ['Frittata with spinach and feta', 'eggs, spinach, feta'],
    ['Tray bake with salmon and potatoes', 'potatoes, salmon, lemon'],
    ['Salad with lettuce and cucumber', 'lettuce, cucumber, olives'],
    ['Skillet with Beef mince and kidney beans', 'Beef mince, kidney beans'],
    ['Soup with potatoes and leek', 'leek, potatoes, cream, chicken stock'],
    ['Toast with tuna in oil', 'bread, tuna in oil'],
    ['French toast', 'bread, eggs, milk, honey'],
    ['Pancakes with cherries', 'plain flour, eggs, milk, cherries'],
    ['Sweet porridge with banana', 'oats, milk, banana'],
    ['Sweet bowl with strawberries', 'strawberries, yogurt, granola'],
  ])('makes %s of %s', (dish, ingredients) => {
    const { title, text, amounts, steps } = read(ingredients)
    expect(title).toBe(dish)
    for (const name of ingredients.split(', ')) {
      expect(amounts).toContainEqual([name, expect.stringMatching(/\d/)])
      expect(steps).toContain(name)
    }
    expect(text).toMatch(/demo chef.*Serves 2. About \d+ minutes/s)
  })

  it.each([
    ['spaghetti, eggs', 'Take the pan off the heat, and stir in eggs'],
    ['flour, milk', 'Heat butter in a pan'],
    ['black pepper, leek', 'Season with black pepper'],
    ['red pepper, egg', 'Add red pepper, chopped'],
  ])('treats %s as a cook would', (ingredients, step) => {
    expect(read(ingredients).steps).toContain(step)
  })

  it('leaves aside what does not belong in the dish, and says so', () => {
    const { text, steps } = read('rice, chocolate, chicken, soap')
    expect(steps).not.toMatch(/chocolate|soap|eggs/)
    expect(text).toContain('Not used: chocolate and soap.')
  })

  it('keeps the amounts that were typed, adds no salt to salt, and counts plurals once', () => {
    const { amounts } = read('2 kg potatoes, sea salt, , egg,  eggs , olive, olives')
    const names = amounts.map(([name]) => name)
    expect(names).toEqual(['eggs', 'olive oil (extra)', '2 kg potatoes', 'olives', 'sea salt'])
    expect(amounts).toContainEqual(['2 kg potatoes', 'as listed'])
  })

  const MARKS = ['a | b', '**a**', '<b>a</b>', '[a](b)', '![a](b)', 'a\\', '&amp;', '$&', '{fat}']
  it.each(MARKS)('shows %s as text', (mark) => {
    const { amounts, text, container } = read(`${mark}, ${mark} egg`)
    expect(amounts).toContainEqual([`${mark} egg`, '3'])
    expect(text).toContain(`Not used: ${mark}.`)
    expect(container.querySelector('h1 *, td *, li *, a, img')).toBeNull()
  })

  const UNKNOWN = ['', ' ', '🥚', '\u202e\n# a', 'x'.repeat(10_000)]
  it.each(UNKNOWN)('makes plain toast where it knows nothing (%#)', (odd) => {
    expect(read(odd).steps).toMatch(/Grill bread.*Spread with butter/s)
  })

  it('stays short, whatever is typed', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `egg ${index}${'*'.repeat(1000)}`)
    expect(composeRecipe(names.join(', ')).length).toBeLessThan(8 * 1024)
  })

  it('finds every kind and every extra of the cookbook in the pantry', () => {
    const slots = Object.entries(COOKBOOK)
      .join()
      .matchAll(/\{(.*?)\}/g)
    for (const [, slot = ''] of slots) {
      const [kinds = '', extra] = slot.split(' or ')
      for (const kind of kinds.split(', ')) expect(PANTRY).toContain(`\n${kind} | `)
      if (extra) expect(kinds.split(', ')).toContain(findInPantry(extra)?.kind)
    }
  })
})
