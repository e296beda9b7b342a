import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showRecipe } from '../support/renderApp.tsx'

it('Tab visits the field and each button, from top to bottom, and nothing else', async () => {
  const { add, request, user, getByRole } = await showRecipe()
  await add('egg', 'milk', 'salt')
  await request()
  act(() => getByRole('button', { name: 'Suggest a recipe' }).blur())
  const visited: string[] = []
  for (let times = 0; times < 7; times++) {
    await user.tab()
    visited.push(document.activeElement?.textContent || 'the field')
  }
  const requests = ['Suggest a recipe', 'Get a recipe']
  const form = ['the field', 'Add Ingredient']
  expect(visited).toEqual([...form, ...requests, 'Stop', 'Copy recipe', 'Print'])
})
