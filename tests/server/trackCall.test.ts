import { expect, it, onTestFinished, vi } from 'vitest'
import { trackCall } from '../../src/server/trackCall.ts'

it('an upstream call that has ended leaves no timer', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const call = trackCall(new Request('http://a.example'), 60_000, new Set())
  expect(vi.getTimerCount()).toBe(1)
  call.close('complete')
  expect(vi.getTimerCount()).toBe(0)
})
