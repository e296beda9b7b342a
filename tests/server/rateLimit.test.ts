import { expect, it, vi } from 'vitest'
import { createRateLimiter, toClientKey } from '../../src/server/rateLimit.ts'

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '::/56'],
  ['2001:db8:1:2ff::ffff:6', '2001:db8:1:200::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['', ''],
])('names the client at %s: %s', (address, client) => {
  expect(toClientKey(address)).toBe(client)
})

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
