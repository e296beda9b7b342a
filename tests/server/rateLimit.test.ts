import { expect, it, vi } from 'vitest'
import { createRateLimiter } from '../../src/server/rateLimit.ts'

const ALLOWED = undefined

/** A rate limit of 2 calls per minute. Returns a function that checks a call at a second. */
function limitToTwo() {
  const now = vi.spyOn(performance, 'now')
  const checkRateLimit = createRateLimiter(2)
  return (second: number, client = 'a') => {
    now.mockReturnValue(second * 1000)
    return checkRateLimit(client)
  }
}

it('counts each client alone', () => {
  const callAt = limitToTwo()
  expect([callAt(0), callAt(0), callAt(0)]).toEqual([ALLOWED, ALLOWED, 60])
  expect([callAt(0, 'b'), callAt(0, 'b'), callAt(0, 'b')]).toEqual([ALLOWED, ALLOWED, 60])
})

it('returns the seconds until the next minute begins', () => {
  const callAt = limitToTwo()
  expect([callAt(0), callAt(10), callAt(10.5), callAt(59.5)]).toEqual([ALLOWED, ALLOWED, 50, 1])
})

it('starts anew each minute', () => {
  const callAt = limitToTwo()
  expect([callAt(0), callAt(59), callAt(59)]).toEqual([ALLOWED, ALLOWED, 1])
  expect([callAt(60), callAt(61), callAt(62)]).toEqual([ALLOWED, ALLOWED, 58])
  expect(callAt(500)).toBe(ALLOWED)
})
