import { expect, it } from 'vitest'
import { readSettings } from '../../../src/readSettings.ts'
import { chooseAddress } from '../../../src/server/node/chooseAddress.ts'
import { serverSchema } from '../../../src/server/settings.ts'

it.each([
  [{}, {}, '127.0.0.1', undefined],
  [{ PORT: '80' }, { PORT: ' ' }, '127.0.0.1', undefined],
  [{ PORT: '80' }, { PORT: '""' }, '127.0.0.1', undefined],
  [{ TRUSTED_PROXIES: '1' }, {}, '127.0.0.1', 'TRUSTED_PROXIES=1'],
  [{}, { PORT: '80' }, '0.0.0.0', 'PORT in the environment'],
  [{ HOST: '::1' }, { PORT: '80' }, '::1', undefined],
  [{ HOST: 'my-laptop', TRUSTED_PROXIES: '1' }, {}, 'my-laptop', 'HOST=my-laptop'],
])('with %o in files and %o in the environment, listens at %s, exposed by %s', (...row) => {
  const [files, environment, host, exposedBy] = row
  const settings = readSettings({ ...files, ...environment }, serverSchema)
  const address = chooseAddress(settings, environment)
  expect(address).toMatchObject({ options: { host, port: settings.port } })
  expect(address.exposedBy).toBe(exposedBy)
})

it('describes the address by its settings', () => {
  const settings = readSettings({ HOST: '::1', PORT: '80' }, serverSchema)
  expect(chooseAddress(settings, {}).description).toBe('HOST=::1 and PORT=80')
})

it('listens at a pipe, which is for a proxy', () => {
  const settings = readSettings({ PORT: '/run/chef.sock', HOST: 'a' }, serverSchema)
  const PORT = 'PORT=/run/chef.sock'
  const address = { options: { path: '/run/chef.sock' }, description: PORT, exposedBy: PORT }
  expect(chooseAddress(settings, {})).toEqual(address)
})
