import { onTestFinished, vi } from 'vitest'

/** Until the test ends, a timeout ends only when the test advances the timers. */
export function fakeTimeouts() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
