import { expect, it, vi } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'

it('a pressed request button stays in view, above the status bar', async () => {
  const { add, request, getByRole } = renderApp()
  await add('leek')
  const scroll = vi.spyOn(getByRole('button', { name: 'Suggest a recipe' }), 'scrollIntoView')
  await request()
  // As little as possible, and at once: a smooth scroll would end after the next press.
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]])
})
