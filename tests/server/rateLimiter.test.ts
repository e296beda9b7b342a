import { expect, it } from 'vitest'
import { createRateLimiter } from '../../src/server/rateLimiter.ts'

it('limits the calls of each client per minute', () => {
  let second = 0
  const limit = createRateLimiter(2, () => second * 1000)
  const callAt = (time: number, client = 'a') => {
    second = time
    return limit(client)
  }
  expect([callAt(0), callAt(10)]).toEqual([0, 0])
  expect([callAt(10.5), callAt(59.5)]).toEqual([50, 1])
  expect(callAt(59.5, 'b')).toBe(0)
  expect([callAt(60), callAt(61), callAt(62)]).toEqual([0, 0, 58])
  expect(callAt(500)).toBe(0)
})
