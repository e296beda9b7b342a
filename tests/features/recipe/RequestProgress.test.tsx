import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { fakeChat } from '../../support/fakeChat.ts'
import { renderApp, startRequest } from '../../support/renderApp.tsx'

it('the status says that the request is retried, and then that the chef writes', async () => {
  const { chat, status } = await startRequest({ stream: true })
  act(() => chat.lastCall.onRetry())
  expect(status).toHaveTextContent('The chef is not ready yet. Asking again…')
  act(() => chat.lastCall.onDelta('# So'))
  expect(status).toHaveTextContent('The chef is writing…')
})

it('Escape stops the request and leaves the text in the field', async () => {
  const { chat, status, user, getByLabelText } = await startRequest()
  const field = getByLabelText('Add Ingredient')
  await user.type(field, 'half a wor{Escape}')
  expect(status).toHaveTextContent('Stopped.')
  expect(chat.lastCall.signal.aborted).toBe(true)
  expect(field).toHaveValue('half a wor')
  expect(field).toHaveFocus()
})

it.each([
  ['stop', 'The chef had nothing to say.'],
  ['length', 'The chef had nothing to say: it ran out of words.'],
  ['content_filter', 'The chef had nothing to say: a filter held it back.'],
  ['error', 'The chef had nothing to say: something went wrong.'],
] as const)('the status says why a reply is empty: %s', async (finishReason, words) => {
  const { reply, status, getByRole, queryByRole } = await startRequest()
  await reply(' \n', finishReason)
  expect(status).toHaveTextContent(words)
  expect(status.parentElement).not.toHaveClass('visually-hidden')
  expect(getByRole('region', { name: 'Recipe' })).toBeVisible()
  expect(queryByRole('button', { name: 'Print' })).toBeNull()
})

const CUT_SHORT = ['length', 'content_filter', 'error'] as const
it.each(CUT_SHORT)('a note says that a recipe is not finished: %s', async (finishReason) => {
  const { request, reply, status, findByText, queryByText } = await startRequest()
  await reply('# Soup', finishReason)
  expect(await findByText('The chef did not finish this recipe.')).toBeVisible()
  expect(status).toHaveTextContent('Your recipe is ready, but not finished.')
  await request()
  await reply('# Stew')
  expect(queryByText('The chef did not finish this recipe.')).toBeNull()
})

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

it('the field gets the focus if neither a pressed button nor a recipe is left', async () => {
  const { store, user, getByRole, getByLabelText } = renderApp()
  await user.type(getByLabelText('Add Ingredient'), 'leek{Enter}')
  act(() => getByRole('button', { name: 'Suggest a recipe' }).focus())
  await act(async () => store.replaceReducer(() => makeStore(fakeChat()).getState()))
  expect(getByLabelText('Add Ingredient')).toHaveFocus()
})
