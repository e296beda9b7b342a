import { expect, it } from 'vitest'
import { callLimit } from '../../src/server/callLimit.ts'

it('lets a client make so many calls in any 60 seconds, and no more', () => {
  let now = 0
  const limit = callLimit(3, () => now)
  const callAt = (second: number, client = 'a') => {
    now = second * 1000
    return limit(client)
  }
  expect([0, 50, 55].map((second) => callAt(second))).toEqual([0, 0, 0])
  // A window that begins anew each minute would let three more through.
  expect(callAt(59)).toBe(1)
  expect(callAt(59.5)).toBe(1)
  expect(callAt(59.5, 'b')).toBe(0)
  expect(callAt(60)).toBe(0)
  expect(callAt(61)).toBe(49)
  expect(callAt(200)).toBe(0)
})
