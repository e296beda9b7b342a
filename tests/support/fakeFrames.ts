import { vi } from 'vitest'

/** Animation frames for Node. A frame begins when the test calls `next`. */
export function fakeFrames() {
  const callbacks = new Map<number, () => void>()
  let lastId = 0
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callbacks.set(++lastId, callback)
    return lastId
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => callbacks.delete(id))
  return {
    /** How many callbacks wait for the next frame. */
    get pending() {
      return callbacks.size
    },
    /** Runs the waiting callbacks. */
    next() {
      const waiting = [...callbacks.values()]
      callbacks.clear()
      for (const callback of waiting) callback()
    },
  }
}
