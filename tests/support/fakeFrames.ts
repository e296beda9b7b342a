import { vi } from 'vitest'

/** Animation frames for Node. A frame begins when the test calls `next`. */
export function fakeFrames() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => waiting.push(callback))
  return {
    /** How many callbacks wait for the next frame. */
    pending: () => waiting.length,
    next() {
      for (const callback of waiting.splice(0)) callback()
    },
  }
}
