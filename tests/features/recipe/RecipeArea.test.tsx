// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadOnce } from '../../../src/features/recipe/loadOnce.ts'
import { Recipe } from '../../../src/features/recipe/Recipe.tsx'
import { renderApp } from '../../support/renderApp.tsx'

afterEach(cleanup)

it('shows plain text until the component for it is there, and tries again to load it for each request', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(async () => ({ Recipe })).mockRejectedValue(new Error('not found'))
  const { add, chat, user, findByText, getByRole } = renderApp({}, loadOnce(load, 'Recipe'))
  await add('leek')
  const button = getByRole('button', { name: 'Suggest a recipe' })
  await user.click(button)
  await act(async () => chat.lastCall.answer('# Soup'))
  expect(await findByText('# Soup')).toBeVisible()
  expect(consoleError).toHaveBeenCalledWith('Error: not found')

  load.mockResolvedValue({ Recipe })
  await user.click(button)
  await act(async () => {})
  expect(getByRole('heading', { name: 'Soup' })).toBeVisible()
})
