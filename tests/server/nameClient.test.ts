import { expect, it } from 'vitest'
import { nameClient } from '../../src/server/nameClient.ts'

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
