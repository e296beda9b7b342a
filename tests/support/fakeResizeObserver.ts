import { vi } from 'vitest'

/** Stands in for ResizeObserver. `resize` calls the last observer back. */
export function fakeResizeObserver() {
  const fake = { observe: vi.fn(), disconnect: vi.fn(), resize: () => {} }
  class FakeObserver {
    observe = fake.observe
    disconnect = fake.disconnect
    constructor(onResize: () => void) {
      fake.resize = onResize
    }
  }
  vi.stubGlobal('ResizeObserver', FakeObserver)
  return fake
}
