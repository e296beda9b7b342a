// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'

afterEach(cleanup)

it('Stop ends the request that runs, however often the buttons were pressed in between', async () => {
  const { add, chat, getByRole } = renderApp()
  await add('egg')
  // Before React has rendered anything of the first press.
  const button = getByRole('button', { name: 'Suggest a recipe' })
  act(() => {
    button.click()
    button.click()
    expect(chat.calls).toHaveLength(1)
  })
  act(() => getByRole('button', { name: 'Stop' }).click())
  expect(chat.lastCall.signal.aborted).toBe(true)
})

it('no signal is listened to by more than its own request', async () => {
  const listened = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const { add, chat, user, getByRole } = renderApp()
  await add('egg')
  const button = getByRole('button', { name: 'Suggest a recipe' })
  for (const text of ['one', 'two', 'three']) {
    await user.dblClick(button)
    await act(async () => chat.lastCall.answer(text))
  }
  const signals = listened.mock.contexts
  expect(signals.length).toBeGreaterThan(0)
  expect(new Set(signals).size).toBe(signals.length)
})
