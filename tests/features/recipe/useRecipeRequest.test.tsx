import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp, renderRecipe, watchScrolling } from '../../support/renderApp.tsx'

it('the pressed button is scrolled into view when its request starts, and not when it ends', async () => {
  const { add, request, reply, getByRole } = renderApp()
  await add('leek')
  const button = getByRole('button', { name: 'Suggest a recipe' })
  const isScrolled = watchScrolling((element) => element === button)
  await request()
  expect(isScrolled()).toBe(true)
  await reply(' ')
  expect(isScrolled()).toBe(false)
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

// A call that is still known would keep its reply in memory.
it('Stop aborts no call that has ended', async () => {
  const { chat, request, stop } = await renderRecipe()
  const [ended] = chat.calls
  await request()
  await stop()
  expect(chat.lastCall.signal.aborted).toBe(true)
  expect(ended?.signal.aborted).toBe(false)
})
