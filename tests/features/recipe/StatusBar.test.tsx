import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useEscape } from '../../../src/features/recipe/useEscape.ts'
import { ChatError, type Failure } from '../../../src/protocol/chat.ts'
import { FAILURES_SHOWN, renderApp, startRequest } from '../../support/renderApp.tsx'

it('the progress bar grows with a streamed recipe', async () => {
  const { chat, getByRole } = await startRequest()
  expect(getByRole('progressbar')).not.toHaveAttribute('value')
  act(() => chat.lastCall.onDelta('# So'))
  expect(getByRole('progressbar')).toMatchObject({ value: 4, max: 4096 })
})

it('Escape stops the request, unless something else has handled it, and leaves the text', async () => {
  const { chat, user, getByLabelText } = await startRequest()
  const field = getByLabelText('Add Ingredient')
  field.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  act(() => field.focus())
  await user.keyboard('{Escape}')
  expect(chat.lastCall.signal.aborted).toBe(false)
  await user.keyboard('half a wor{Escape}')
  expect(chat.lastCall.signal.aborted).toBe(true)
  expect(field).toHaveValue('half a wor')
  expect(field).toHaveFocus()
})

it('Stop aborts the call even if the button was pressed twice in one task', async () => {
  const { add, chat, stop, getByRole } = renderApp()
  await add('leek')
  const button = getByRole('button', { name: 'Suggest a recipe' })
  act(() => {
    button.click()
    button.click()
  })
  expect(chat.calls).toHaveLength(1)
  await stop()
  expect(chat.lastCall.signal.aborted).toBe(true)
})

const MODIFIERS = ['shiftKey', 'ctrlKey', 'altKey', 'metaKey'].map((key) => ({ [key]: true }))
/** The first two end an IME composition. */
const FOR_OTHERS = [{ isComposing: true }, { keyCode: 229 }, { key: 'Tab' }, ...MODIFIERS]
it.each(FOR_OTHERS)('a key like Escape, but with %o, does not stop the request', async (init) => {
  const { chat } = await startRequest()
  fireEvent.keyDown(window, { key: 'Escape', ...init })
  expect(chat.lastCall.signal.aborted).toBe(false)
})

it('Escape is not heard after an unmount', () => {
  const onEscape = vi.fn()
  const { unmount } = renderHook(() => useEscape(onEscape))
  fireEvent.keyDown(window, { key: 'Escape' })
  unmount()
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(onEscape).toHaveBeenCalledTimes(1)
})

it.each([
  [' \n', 'stop', 'The chef had nothing to say.'],
  ['<think>\nStew?\n</think>\n', 'length', 'The chef stopped before the first word.'],
] as const)('after the reply %j (%s), the page says: %s', async (text, finishReason, words) => {
  const { request, reply, status, stop, getByRole } = await startRequest()
  await reply(text, finishReason)
  const area = getByRole('region', { name: 'Recipe' })
  for (const element of [status, area]) expect(element).toHaveTextContent(words)
  await request()
  await stop()
  expect(area).toHaveTextContent(words)
})

it('a note and the status say that a recipe is not finished, once it has ended', async () => {
  const { chat, request, reply, status, getAllByText, getByText, queryByText } =
    await startRequest()
  const note = 'The chef did not finish this recipe.'
  await reply('# Soup', 'length')
  expect(getByText(note)).toBeVisible()
  const unfinished = status.textContent
  await request()
  act(() => chat.lastCall.onDelta('# Soup'))
  expect(queryByText(note)).toBeNull()
  await reply('# Soup')
  expect(queryByText(note)).toBeNull()
  expect(status).not.toHaveTextContent(unfinished)
  expect(getAllByText(status.textContent)).toEqual([status])
})

const BY_REMEDY: [string, (Failure | undefined)[]][] = [
  ['Try again in a moment.', ['busy', 'timeout', 'unavailable', 'unreadable', undefined]],
  ['whoever runs this page must fix that', ['setup', 'request']],
  ['Reload the page', ['login']],
]

it.each(BY_REMEDY)('VITE_SHOW_FAILURES=on: %s after %j', async (remedy, failures) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { add, request, fail, getByRole } = renderApp(FAILURES_SHOWN)
  await add('egg')
  for (const failure of failures) {
    await request()
    await fail(failure ? new ChatError(failure, '') : new Error('A bug'))
    expect(getByRole('region', { name: 'Recipe' })).toHaveTextContent(remedy)
    expect(getByRole('status')).toHaveTextContent(remedy)
  }
})
