import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ingredientAdded } from '../../src/features/ingredients/ingredientsSlice.ts'
import { DEFAULTS, renderApp, renderRecipe } from '../support/renderApp.tsx'

it('Tab visits the field and each button, from top to bottom, and nothing else', async () => {
  const { add, request, user, getByRole } = await renderRecipe()
  await add('egg', 'milk', 'salt')
  await request()
  act(() => getByRole('button', { name: 'Suggest a recipe' }).blur())
  const visited: string[] = []
  await user.tab()
  while (document.activeElement !== document.body) {
    const { labels, textContent } = document.activeElement as HTMLInputElement
    visited.push(labels?.[0] ? `${labels[0].textContent} (field)` : textContent)
    await user.tab()
  }
  const requests = ['Suggest a recipe', 'Get a recipe']
  const form = ['Add Ingredient (field)', 'Add Ingredient']
  expect(visited).toEqual([...form, ...requests, 'Stop', 'Copy recipe', 'Print'])
})

it('an ingredient is read in the direction of its own letters', async () => {
  const { getByText } = await renderRecipe()
  expect(getByText('leek')).toHaveAttribute('dir', 'auto')
})

it('the list and the recipe have no language, unlike the page', async () => {
  const { getByText } = await renderRecipe('# Soup')
  for (const text of ['leek', 'Soup'])
    expect(getByText(text).closest('[lang]')).toHaveAttribute('lang', '')
})

const [ADD, SUGGEST, GET] = ['Add Ingredient', 'Suggest a recipe', 'Get a recipe']
it.each([
  ['both', [ADD, SUGGEST, SUGGEST, SUGGEST, GET]],
  ['call-to-action', [ADD, ADD, ADD, ADD, GET]],
  ['list', [ADD, SUGGEST, SUGGEST, SUGGEST, SUGGEST]],
] as const)(
  'with the offer %s, one button is primary, from 0 to 4 ingredients: %j',
  (recipeOffer, names) => {
    const { container, store } = renderApp({ ...DEFAULTS, recipeOffer })
    const primaryButtons = () =>
      [...container.querySelectorAll('[data-variant=primary]')].map((button) => button.textContent)
    for (const name of names) {
      expect(primaryButtons()).toEqual([name])
      act(() => void store.dispatch(ingredientAdded('egg')))
    }
  },
)
