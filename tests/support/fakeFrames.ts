import { vi } from 'vitest'

/** Animation frames for Node, which has none. They come when the test calls `next`. */
export function fakeFrames() {
  const callbacks = new Map<number, () => void>()
  let frame = 0
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frame++
    callbacks.set(frame, callback)
    return frame
  })
  vi.stubGlobal('cancelAnimationFrame', (cancelled: number) => callbacks.delete(cancelled))
  return {
    /** How many callbacks wait for the next frame. */
    get due() {
      return callbacks.size
    },
    /** Runs the callbacks that wait, and returns how many there were. */
    next(): number {
      const due = [...callbacks.values()]
      callbacks.clear()
      for (const callback of due) callback()
      return due.length
    },
  }
}
