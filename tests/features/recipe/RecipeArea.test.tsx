import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type StartedApp, showRecipe, startRequest } from '../../support/renderApp.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** What takes elements with the focus away. */
const EVENTS = {
  'a failure': (app: StartedApp) => app.fail('no'),
  'a stream': (app: StartedApp) => act(async () => app.chat.lastCall.onDelta('# Stew')),
  'another recipe': (app: StartedApp) => app.reply('# Stew'),
}

it.each([
  ['a failure', 'link', 'a', 'region', 'Recipe'],
  ['a stream', 'link', 'a', 'region', 'Recipe'],
  ['a stream', 'button', 'Print', 'button', 'Print'],
  ['another recipe', 'link', 'a', 'region', 'Recipe'],
  ['another recipe', 'button', 'Stop', 'region', 'Recipe'],
  ['another recipe', 'button', 'Print', 'button', 'Print'],
] as const)('%s: the focus on %s %s goes to %s %s', async (event, role, name, newRole, newName) => {
  const app = await showRecipe('# Soup\n\n[a](https://a.example)')
  await app.request()
  act(() => app.getByRole(role, { name }).focus())
  await EVENTS[event](app)
  expect(app.getByRole(newRole, { name: newName })).toHaveFocus()
})

it('the focus stays away from the recipe if someone has left it on purpose', async () => {
  const { request, fail, getByRole } = await showRecipe()
  await request()
  const copy = getByRole('button', { name: 'Copy recipe' })
  await act(async () => copy.focus())
  await act(async () => copy.blur())
  await fail('no')
  expect(copy).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('if the button that has started a stopped request is gone, the status gets the focus', async () => {
  const { status, stop, store, getByRole } = await startRequest()
  await stop()
  expect(getByRole('button', { name: 'Suggest a recipe' })).toHaveFocus()
  const state = { ...store.getState(), ingredients: [] }
  await act(async () => store.replaceReducer(() => state))
  expect(status.closest('[data-phase]')).toHaveFocus()
})
