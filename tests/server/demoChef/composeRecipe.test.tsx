import { render, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Markdown } from '../../../src/markdown/Markdown.tsx'
import { composeRecipe } from '../../../src/server/demoChef/composeRecipe.ts'

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
    ['One-pan supper with spaghetti, bacon and eggs', 'spaghetti, eggs, bacon, parmesan'],
    ['One-pan supper with chickpeas and coconut milk', 'chickpeas, coconut milk'],
    ['One-pan supper with Beef mince and kidney beans', 'Beef mince, kidney beans'],
    ['One-pan supper with leek, potatoes and cream', 'leek, potatoes, cream, chicken stock'],
    ['Toast with bread and tuna in oil', 'bread, tuna in oil'],
    ['Pancakes with plain flour, milk and eggs', 'plain flour, eggs, milk, cherries'],
    ['Sweet bowl with yogurt, granola and strawberries', 'strawberries, yogurt, granola'],
  ])('makes a %s', (dish, ingredients) => {
    const { title, text, amounts, steps } = read(ingredients)
    expect(title).toBe(dish)
    for (const name of ingredients.split(', ')) {
      expect(amounts).toContainEqual([name, expect.stringMatching(/\d/)])
      expect(steps).toContain(name)
    }
    expect(text).toMatch(/demo chef.*Serves 2/s)
  })

  it('leaves out what does not belong in the dish, and says so', () => {
    const { text, steps } = read('rice, chocolate, chicken, soap')
    expect(steps).not.toMatch(/chocolate|soap|eggs/)
    expect(text).toContain('Not used: chocolate and soap.')
  })

  it('keeps the amounts that were typed, adds no salt to salt, and counts plurals once', () => {
    const { amounts } = read('2 kg potatoes, sea salt, , egg,  eggs , olive, olives')
    const names = amounts.map(([name]) => name)
    expect(names).toEqual(['olive oil (extra)', '2 kg potatoes', 'sea salt', 'eggs', 'olives'])
    expect(amounts).toContainEqual(['2 kg potatoes', 'as listed'])
  })

  const MARKS = ['a | b', '**a**', '<b>a</b>', '[a](b)', '![a](b)', 'a\\', '&amp;', '$&', '{fat}']
  it.each(MARKS)('shows %s as text', (mark) => {
    const { amounts, text, container } = read(`${mark}, ${mark} egg`)
    expect(amounts).toContainEqual([`${mark} egg`, '150 g'])
    expect(text).toContain(`Not used: ${mark}.`)
    expect(container.querySelector('h1 *, td *, li *, a, img')).toBeNull()
  })

  const UNKNOWN = ['', ' ', '🥚', '\u202e\n# a', 'x'.repeat(10_000)]
  it.each(UNKNOWN)('makes plain toast if it knows none of the ingredients (%#)', (odd) => {
    expect(read(odd).steps).toMatch(/Grill bread.*Spread with butter/s)
  })

  it('stays short, whatever is typed', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `egg ${index}${'*'.repeat(1000)}`)
    expect(composeRecipe(names.join(', ')).length).toBeLessThan(8 * 1024)
  })
})
