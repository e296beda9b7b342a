import { expect, it } from 'vitest'
import { isLoopback, nameClient } from '../../src/server/addresses.ts'
import { removePorts } from '../../src/server/node/addressReader.ts'

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('names the client at %s: %s', (address, client) => {
  expect(nameClient(address)).toBe(client)
})

it.each([
  ['192.0.2.17:1234', '192.0.2.17'],
  ['[2001:db8::1]:1234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1, ::ffff:192.0.2.7,10.0.0.1:2', '2001:db8::1, ::ffff:192.0.2.7,10.0.0.1'],
])('removes the ports from X-Forwarded-For: %s', (forwardedFor, addresses) => {
  expect(removePorts(forwardedFor)).toBe(addresses)
})

it.each([
  ['localhost', true],
  ['chef.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['[2001:db8::1]', false],
  ['notlocalhost', false],
  ['localhost.example.org', false],
])('knows whether %s is this machine: %o', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
