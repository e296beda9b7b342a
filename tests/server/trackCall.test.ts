import { expect, it, vi } from 'vitest'
import { trackCall } from '../../src/server/trackCall.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'

it('an ended call is not kept until its timeout', () => {
  fakeTimeouts()
  const call = trackCall(new Request('http://a.example'), 60_000, new Set())
  expect(vi.getTimerCount()).toBe(1)
  call.close('complete')
  expect(vi.getTimerCount()).toBe(0)
})
