import { expect, it, vi } from 'vitest'
import { createRateLimiter } from '../../src/server/rateLimit.ts'

it('limits the calls of each client per minute', () => {
  const now = vi.spyOn(performance, 'now')
  const checkRateLimit = createRateLimiter(2)
  const callAt = (second: number, client = 'a') => {
    now.mockReturnValue(second * 1000)
    return checkRateLimit(client)
  }
  expect([callAt(0), callAt(10)]).toEqual([0, 0])
  expect([callAt(10.5), callAt(59.5)]).toEqual([50, 1])
  expect(callAt(59.5, 'b')).toBe(0)
  expect([callAt(60), callAt(61), callAt(62)]).toEqual([0, 0, 58])
  expect(callAt(500)).toBe(0)
})
