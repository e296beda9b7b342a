import { expect, it } from 'vitest'
import { clientOf } from '../../src/server/clientOf.ts'

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5555', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:0102:0304', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('takes %s for the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client)
})
