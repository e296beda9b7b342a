import { expect, it, vi } from 'vitest'
import { createAddressReader } from '../../../src/server/node/createAddressReader.ts'

/** A reader of the addresses of clients whose connection comes from 10.0.0.9. */
function readerBehind(trustedProxies: number) {
  const readAddress = createAddressReader(trustedProxies)
  return (forwardedFor?: string) => {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    return readAddress({ headers, socket: { remoteAddress: '10.0.0.9' } } as never)
  }
}

it.each([
  [0, '192.0.2.7', '10.0.0.9'],
  [1, 'unknown', '10.0.0.9'],
  [1, '203.0.113.1, 192.0.2.7', '192.0.2.7'],
  [2, '203.0.113.1, 192.0.2.7,192.0.2.8', '192.0.2.7'],
  [3, '192.0.2.7, 192.0.2.8', '192.0.2.7'],
  [1, '192.0.2.7:1234', '192.0.2.7'],
  [1, '[2001:db8::1]:1234', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '[2001:db8::1]2', '10.0.0.9'],
  [1, '2[001:db8::1]', '10.0.0.9'],
  [2, '2001:8::1:2, ::ffff:192.0.2.7', '2001:8::1:2'],
])('behind %i proxies, X-Forwarded-For "%s" means client %s', (proxies, forwardedFor, client) => {
  vi.spyOn(console, 'log').mockReturnValue()
  expect(readerBehind(proxies)(forwardedFor)).toBe(client)
})

it('warns once of X-Forwarded-For, and only if no proxy is expected', () => {
  const consoleLog = vi.spyOn(console, 'log').mockReturnValue()
  readerBehind(1)('192.0.2.7')
  const readAddress = readerBehind(0)
  readAddress()
  expect(consoleLog).not.toHaveBeenCalled()
  readAddress('192.0.2.7')
  readAddress('192.0.2.8')
  const line = expect.stringMatching(/ type=warning .*TRUSTED_PROXIES/)
  expect(consoleLog.mock.calls).toEqual([[line]])
})
