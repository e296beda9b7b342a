import { expect, it, vi } from 'vitest'
import { createRateLimiter } from '../../src/server/rateLimit.ts'

const ALLOWED = undefined

/** A rate limit of 2 requests per minute. Returns a function that checks one at a second. */
function limitToTwo() {
  const now = vi.spyOn(performance, 'now')
  const checkRateLimit = createRateLimiter(2)
  return (second: number, client = 'a') => {
    now.mockReturnValue(second * 1000)
    return checkRateLimit(client)
  }
}

it('counts each client alone', () => {
  const requestAt = limitToTwo()
  expect([requestAt(0), requestAt(0), requestAt(0)]).toEqual([ALLOWED, ALLOWED, 60])
  expect([requestAt(0, 'b'), requestAt(0, 'b'), requestAt(0, 'b')]).toEqual([ALLOWED, ALLOWED, 60])
})

it('returns the seconds until the next minute begins', () => {
  const requestAt = limitToTwo()
  expect([requestAt(0), requestAt(10), requestAt(10.5), requestAt(59.5)]).toEqual([
    ALLOWED,
    ALLOWED,
    50,
    1,
  ])
})

it('starts anew each minute', () => {
  const requestAt = limitToTwo()
  expect([requestAt(0), requestAt(59), requestAt(59)]).toEqual([ALLOWED, ALLOWED, 1])
  expect([requestAt(60), requestAt(61), requestAt(62)]).toEqual([ALLOWED, ALLOWED, 58])
  expect(requestAt(500)).toBe(ALLOWED)
})
