import { act, fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startRequest } from '../../support/renderApp.tsx'

const CUT_SHORT = ['length', 'content_filter', 'error'] as const

it('each phase of a request has a status of its own, and so has Stop', async () => {
  const { chat, status, stop } = await startRequest()
  const statuses = [status.textContent]
  for (const event of [
    () => act(async () => chat.lastCall.onRetry()),
    () => act(async () => chat.lastCall.onDelta('# So')),
    stop,
  ]) {
    await event()
    statuses.push(status.textContent)
  }
  expect(statuses).not.toContain('')
  expect(new Set(statuses).size).toBe(4)
})

it('Escape stops the request and leaves the text in the field', async () => {
  const { chat, user, getByLabelText } = await startRequest()
  const field = getByLabelText('Add Ingredient')
  await user.type(field, 'half a wor{Escape}')
  expect(chat.lastCall.signal.aborted).toBe(true)
  expect(field).toHaveValue('half a wor')
  expect(field).toHaveFocus()
})

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'an Escape that ends an IME composition does not stop the request: %o',
  async (composition) => {
    const { chat } = await startRequest()
    fireEvent.keyDown(window, { key: 'Escape', ...composition })
    expect(chat.lastCall.signal.aborted).toBe(false)
  },
)

it('the status says why a reply is empty, in a sentence for each reason', async () => {
  const { request, reply, status, stop, getByRole, queryByRole } = await startRequest()
  const statuses = new Set<string>()
  for (const finishReason of ['stop', ...CUT_SHORT] as const) {
    await reply(' \n', finishReason)
    expect(status).toHaveTextContent(/./)
    expect(status.parentElement).not.toHaveClass('visually-hidden')
    expect(getByRole('region', { name: 'Recipe' })).toBeVisible()
    expect(queryByRole('button', { name: 'Print' })).toBeNull()
    statuses.add(status.textContent)
    await request()
  }
  await stop()
  expect(status.parentElement).not.toHaveClass('visually-hidden')
  expect(statuses.size).toBe(4)
})

it.each(CUT_SHORT)(
  'a note and the status say that a recipe is not finished: %s',
  async (reason) => {
    const { request, reply, status, getByRole } = await startRequest()
    const read = () => [getByRole('region', { name: 'Recipe' }).textContent, status.textContent]
    await reply('# Soup', reason)
    const [note, unfinished] = read()
    await request()
    await reply('# Soup')
    const [recipe = '', finished] = read()
    expect(note?.length).toBeGreaterThan(recipe.length)
    expect(unfinished).not.toBe(finished)
  },
)
