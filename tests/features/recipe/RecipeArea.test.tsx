import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { startRequest } from '../../support/renderApp.tsx'

it.each(['a stream', 'a failure'])(
  'the recipe gets the focus when %s takes the focused button away',
  async (event) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { chat, request, reply, getByRole } = await startRequest()
    await reply('# Soup')
    await request()
    act(() => getByRole('button', { name: 'Copy recipe' }).focus())
    const { onDelta, fail } = chat.lastCall
    await act(async () => (event === 'a stream' ? onDelta('# Stew') : fail('no')))
    expect(getByRole('region', { name: 'Recipe' })).toHaveFocus()
  },
)

it('the focus stays away from the recipe if someone has left it on purpose', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { request, reply, fail, getByRole } = await startRequest()
  await reply('# Soup')
  await request()
  const copy = getByRole('button', { name: 'Copy recipe' })
  await act(async () => copy.focus())
  await act(async () => copy.blur())
  await fail('no')
  expect(copy).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('the field gets the focus if neither the pressed button nor a recipe is left', async () => {
  const { stop, store, getByRole, getByLabelText } = await startRequest()
  await stop()
  expect(getByRole('button', { name: 'Suggest a recipe' })).toHaveFocus()
  const state = { ...store.getState(), ingredients: [] }
  await act(async () => store.replaceReducer(() => state))
  expect(getByLabelText('Add Ingredient')).toHaveFocus()
})
