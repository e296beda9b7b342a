import { expect, it } from 'vitest'
import { isLoopback } from '../../src/server/isLoopback.ts'

it('knows the names and addresses of this machine', () => {
  const own = ['localhost', 'LOCALHOST', 'chef.localhost', '127.0.0.1', '::1', '[::1]']
  const others = '0.0.0.0 ::12 2::1 3127.0.0.1 127.0.0.1.nip.io notlocalhost localhost.a.b'
  expect([...own, ...others.split(' ')].filter(isLoopback)).toEqual(own)
})
