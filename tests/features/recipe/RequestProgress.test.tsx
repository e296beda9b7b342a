// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'

afterEach(cleanup)

async function asked() {
  const app = renderApp()
  await app.add('leek')
  await app.user.click(app.getByRole('button', { name: 'Suggest a recipe' }))
  return { ...app, status: app.getByRole('status') }
}

it('tells that the request is retried, and then that the chef writes', async () => {
  const { chat, status } = await asked()
  act(() => chat.lastCall.notReady())
  expect(status).toHaveTextContent('The chef is not ready yet. Asking again…')
  act(() => chat.lastCall.arrive('# So'))
  expect(status).toHaveTextContent('The chef is writing…')
})

it.each([
  ['stop', 'The chef had nothing to say.'],
  ['length', 'The chef had nothing to say: it ran out of words.'],
  ['content_filter', 'The chef had nothing to say: a filter held it back.'],
  ['error', 'The chef had nothing to say: something went wrong.'],
] as const)('tells why a reply is empty: finish reason %s, %s', async (finishReason, words) => {
  const { chat, status, getByRole, queryByRole } = await asked()
  await act(async () => chat.lastCall.answer(' \n', finishReason))
  expect(status).toHaveTextContent(words)
  expect(status.parentElement).not.toHaveClass('visually-hidden')
  expect(getByRole('region', { name: 'Recipe' })).toBeVisible()
  expect(queryByRole('button', { name: 'Print' })).toBeNull()
})

it.each(['length', 'content_filter', 'error'] as const)(
  'tells that a recipe is not finished: finish reason %s',
  async (finishReason) => {
    const { chat, status, findByText, queryByText, user, getByRole } = await asked()
    await act(async () => chat.lastCall.answer('# Soup', finishReason))
    expect(await findByText('The chef did not finish this recipe.')).toBeVisible()
    expect(status).toHaveTextContent('Your recipe is ready, but not finished.')
    await user.click(getByRole('button', { name: 'Suggest a recipe' }))
    await act(async () => chat.lastCall.answer('# Stew'))
    expect(queryByText('The chef did not finish this recipe.')).toBeNull()
  },
)
