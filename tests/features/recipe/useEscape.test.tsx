import { createEvent, fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useEscape } from '../../../src/features/recipe/useEscape.ts'

function listen() {
  const onEscape = vi.fn()
  const { unmount } = renderHook(() => useEscape(onEscape))
  return { onEscape, unmount }
}

it('hears Escape in the whole page, until it is unmounted', () => {
  const { onEscape, unmount } = listen()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onEscape).toHaveBeenCalledOnce()
  unmount()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onEscape).toHaveBeenCalledOnce()
})

it('ignores an Escape that something else has handled', () => {
  const { onEscape } = listen()
  const event = createEvent.keyDown(document.body, { key: 'Escape' })
  event.preventDefault()
  fireEvent(document.body, event)
  expect(onEscape).not.toHaveBeenCalled()
})

const MODIFIERS = ['shiftKey', 'ctrlKey', 'altKey', 'metaKey'].map((key) => ({ [key]: true }))
/** Safari's only sign of a key that ends an IME composition is its keyCode. */
const IME_KEYS = [{ isComposing: true }, { keyCode: 229 }]
it.each([{ key: 'Tab' }, ...IME_KEYS, ...MODIFIERS])('ignores a key press with %o', (init) => {
  const { onEscape } = listen()
  fireEvent.keyDown(document.body, { key: 'Escape', ...init })
  expect(onEscape).not.toHaveBeenCalled()
})
