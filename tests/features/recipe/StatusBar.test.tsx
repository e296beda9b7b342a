import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChatError, type Failure } from '../../../src/protocol/chat.ts'
import { FAILURES_SHOWN, renderApp, renderWithRequest } from '../../support/renderApp.tsx'

it('the progress bar grows with a streamed recipe', async () => {
  const { stream, getByRole } = await renderWithRequest()
  expect(getByRole('progressbar')).not.toHaveAttribute('value')
  for (const [delta, value] of [
    ['# So', 4],
    ['up', 6],
  ] as const) {
    await stream(delta)
    expect(getByRole('progressbar')).toMatchObject({ value, max: 4096 })
  }
})

it('Escape in the field stops the request, and leaves what was typed', async () => {
  const { chat, user, getByLabelText, getByRole } = await renderWithRequest()
  const field = getByLabelText('Add Ingredient')
  act(() => field.focus())
  expect(getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-keyshortcuts', 'Escape')
  await user.keyboard('half a wor{Escape}')
  expect(chat.lastCall.signal.aborted).toBe(true)
  expect(field).toHaveValue('half a wor')
  expect(field).toHaveFocus()
})

it.each([
  [' \n', 'stop', 'The chef had nothing to say.'],
  ['<think>\nStew?\n</think>\n', 'length', 'The chef stopped before the first word.'],
] as const)('after the reply %j (%s), the page says: %s', async (text, finishReason, words) => {
  const { reply, status, getByRole } = await renderWithRequest()
  await reply(text, finishReason)
  const area = getByRole('region', { name: 'Recipe' })
  for (const element of [status, area]) expect(element).toHaveTextContent(words)
})

it('the status says that a recipe is incomplete', async () => {
  const { reply, status } = await renderWithRequest()
  await reply('# Soup', 'length')
  expect(status).toHaveTextContent(/^Your recipe .* incomplete/)
})

const REMEDIES: Record<Failure | 'a bug', string> = {
  busy: 'busy right now. Try again in a moment.',
  timeout: 'too long to answer. Try again in a moment.',
  unavailable: 'can’t be reached. Try again in a moment.',
  unreadable: 'answer can’t be read. Try again in a moment.',
  setup: 'whoever runs this page must fix that',
  request: 'If others fail too, whoever runs this page must fix that',
  login: 'Reload the page to log in again',
  'a bug': 'can’t be reached. Try again in a moment.',
}

it.each(Object.entries(REMEDIES))(
  'VITE_SHOW_FAILURES=on: after the failure %s, the page says “%s”',
  async (name, remedy) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { add, request, fail, getByRole } = renderApp(FAILURES_SHOWN)
    await add('egg')
    await request()
    await fail(name === 'a bug' ? new Error(name) : new ChatError(name as Failure, ''))
    expect(getByRole('region', { name: 'Recipe' })).toHaveTextContent(remedy)
    expect(getByRole('status')).toHaveTextContent(remedy)
  },
)
