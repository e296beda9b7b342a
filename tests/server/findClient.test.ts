import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import proxyAddr from 'proxy-addr'
import { expect, it } from 'vitest'
import { findClient } from '../../src/server/findClient.ts'

const isTrustedProxy = proxyAddr.compile(['loopback', '10.0.0.0/8', '2001:db8:f::/48'])

it.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['127.0.0.1', '192.0.2.7:1234', '192.0.2.7'],
  ['127.0.0.1', '2001:db8::1', '2001:db8::/64'],
  ['127.0.0.1', '[2001:db8::1]', '2001:db8::/64'],
  ['127.0.0.1', '[2001:db8::1]:1234', '2001:db8::/64'],
  ['::ffff:127.0.0.1', '198.51.100.1, 192.0.2.7:1, 10.0.0.1:2,[2001:db8:f::1]:3', '192.0.2.7'],
  ['192.0.2.9', '192.0.2.7', '192.0.2.9'],
])('a request from %s for %s comes from the client %s', (remoteAddress, forwardedFor, client) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const incoming = new IncomingMessage(socket)
  if (forwardedFor) incoming.headers['x-forwarded-for'] = forwardedFor
  expect(findClient(incoming, isTrustedProxy)).toBe(client)
})
