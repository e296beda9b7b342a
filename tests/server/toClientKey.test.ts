import { expect, it } from 'vitest'
import { toClientKey } from '../../src/server/toClientKey.ts'

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:1.2.3.4%eth0', '1.2.3.4'],
  ['::ffff:102:304', '::/56'],
  ['2001:db8:1:2ff::ffff:6', '2001:db8:1:200::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['', ''],
])('names the client at %s: %s', (address, client) => {
  expect(toClientKey(address)).toBe(client)
})
