import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderRecipe } from '../../../support/renderApp.tsx'

/** A wake lock. The browser releases it when the page is hidden or the battery is low. */
class FakeLock extends EventTarget {
  isHeld = true
  async release() {
    if (this.isHeld) this.dispatchEvent(new Event('release'))
    this.isHeld = false
  }
}

let locks: FakeLock[]
let isRefusing: boolean
beforeEach(() => {
  locks = []
  isRefusing = false
  const request = async (type: string) => {
    await undefined // As in a browser, the lock is granted later.
    if (isRefusing || type !== 'screen') throw new DOMException('no', 'NotAllowedError')
    const lock = new FakeLock()
    locks.push(lock)
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'))

const heldLocks = () => locks.filter(({ isHeld }) => isHeld).length
const releaseAll = () => locks.map((lock) => lock.release())

function setPageVisible(isVisible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible)
  if (!isVisible) releaseAll()
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The page with a recipe and the switch turned on. */
async function switchOn() {
  const app = await renderRecipe()
  const toggle = app.getByRole('switch', { name: 'Keep screen on' })
  await app.user.click(toggle)
  return { ...app, toggle }
}

it('the switch is off at first, and the screen may turn off', async () => {
  const { getByRole } = await renderRecipe()
  expect(getByRole('switch', { name: 'Keep screen on' })).not.toBeChecked()
  expect(locks).toHaveLength(0)
})

it('the screen stays on while the page is visible', async () => {
  const { toggle } = await switchOn()
  expect(heldLocks()).toBe(1)
  await act(async () => setPageVisible(false))
  expect(heldLocks()).toBe(0)
  expect(toggle).toBeChecked()
  await act(async () => setPageVisible(true))
  expect(heldLocks()).toBe(1)
})

it('the screen may turn off once the switch is off', async () => {
  const { toggle, user, queryByRole } = await switchOn()
  await user.click(toggle)
  expect(toggle).not.toBeChecked()
  expect(heldLocks()).toBe(0)
  expect(queryByRole('alert')).toBeNull()
})

it('the page ends up with one lock, however often it is hidden before the browser grants it', async () => {
  const { toggle, user } = await switchOn()
  await user.click(toggle)
  // The inner act requests the lock. The page is hidden and shown before the browser grants it.
  await act(async () => {
    act(() => toggle.click())
    for (const isVisible of [false, true, false, true]) setPageVisible(isVisible)
  })
  expect(heldLocks()).toBe(1)
})

it('the screen stays on while the next recipe streams, and after it', async () => {
  const { stream, request, reply } = await switchOn()
  await request()
  await stream('# Stew\n')
  expect(heldLocks()).toBe(1)
  await reply('# Stew')
  expect(heldLocks()).toBe(1)
})

it('the screen may turn off once an empty reply replaces the recipe', async () => {
  const { request, reply } = await switchOn()
  await request()
  await reply(' ')
  expect(heldLocks()).toBe(0)
})

it('the switch turns off, with a message, if the browser releases the lock', async () => {
  const { user, getByRole, queryByRole, toggle } = await switchOn()
  await act(async () => void releaseAll())
  expect(toggle).not.toBeChecked()
  expect(getByRole('alert')).toHaveTextContent('Not possible now')
  expect(toggle).toHaveAccessibleName('Keep screen on')
  await user.click(toggle)
  expect(queryByRole('alert')).toBeNull()
})

it('the switch turns off, with a message, if the browser refuses the lock', async () => {
  isRefusing = true
  const { user, getByRole } = await renderRecipe()
  const toggle = getByRole('switch', { name: 'Keep screen on' })
  await user.click(toggle)
  expect(toggle).not.toBeChecked()
  expect(getByRole('alert')).toHaveTextContent('Not possible now')
  expect(toggle).toHaveAccessibleName('Keep screen on')
})

it('there is no switch where the browser has no wake lock', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  const { queryByRole } = await renderRecipe()
  expect(queryByRole('switch', { name: 'Keep screen on' })).toBeNull()
})
