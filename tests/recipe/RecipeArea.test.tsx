// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp.tsx'

afterEach(cleanup)

it('shows the recipe as plain text until the component for it is there, then as markdown', async () => {
  const { add, chat, user, findByRole, findByText, getByRole } = renderApp()
  await add('leek')
  await user.click(getByRole('button', { name: 'Suggest a recipe' }))
  chat.lastCall.answer('# Soup')
  expect(await findByText('# Soup')).toBeVisible()
  expect(await findByRole('heading', { name: 'Soup' })).toBeVisible()
})
