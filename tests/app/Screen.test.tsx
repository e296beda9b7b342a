import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ingredientAdded } from '../../src/features/ingredients/ingredientsSlice.ts'
import { DEFAULTS, renderApp, showRecipe } from '../support/renderApp.tsx'

it('Tab visits the field and each button, from top to bottom, and nothing else', async () => {
  const { add, request, user, getByRole } = await showRecipe()
  await add('egg', 'milk', 'salt')
  await request()
  act(() => getByRole('button', { name: 'Suggest a recipe' }).blur())
  const visited: string[] = []
  await user.tab()
  while (document.activeElement !== document.body) {
    visited.push(document.activeElement?.textContent || 'the field')
    await user.tab()
  }
  const requests = ['Suggest a recipe', 'Get a recipe']
  const form = ['the field', 'Add Ingredient']
  expect(visited).toEqual([...form, ...requests, 'Stop', 'Copy recipe', 'Print'])
})

it('the list and the recipe have no language, unlike the page', async () => {
  const { getByText } = await showRecipe('# Soup')
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

it('one sprig decorates an empty page, the wait for a recipe, and a finished recipe', async () => {
  const { container, add, request, stream, reply } = renderApp()
  const sprigs = () => container.querySelectorAll('.sprig').length
  expect(sprigs()).toBe(1)
  await add('leek')
  await request()
  expect(sprigs(), 'while asking').toBe(1)
  await stream('# Soup')
  expect(sprigs(), 'while streaming').toBe(0)
  await reply('# Soup')
  expect(sprigs(), 'below a recipe').toBe(1)
  await request()
  await reply('# Soup', 'length')
  expect(sprigs(), 'below an unfinished recipe').toBe(0)
})

it('no sprig stands beside the call to action', async () => {
  const { container, add } = renderApp()
  await add('leek', 'egg', 'milk', 'salt')
  expect(container.querySelector('.sprig')).toBeNull()
})
