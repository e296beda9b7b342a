import { expect, it } from 'vitest'
import { readSettings } from '../../../src/readSettings.ts'
import { chooseAddress } from '../../../src/server/node/chooseAddress.ts'
import { serverSchema } from '../../../src/server/settings.ts'

it.each([
  ['127.0.0.1', undefined, {}, {}],
  ['127.0.0.1', undefined, { PORT: '80' }, { PORT: ' ' }],
  ['127.0.0.1', 'TRUSTED_PROXIES=1', { TRUSTED_PROXIES: '1' }, {}],
  ['0.0.0.0', 'PORT in the environment', {}, { PORT: '80' }],
  ['::1', undefined, { HOST: '::1' }, { PORT: '80' }],
  ['my-laptop', 'HOST=my-laptop', { HOST: 'my-laptop', TRUSTED_PROXIES: '1' }, {}],
])('listens at %s, opened by %s, with %o in files and %o in the environment', (...row) => {
  const [host, openedBy, files, environment] = row
  const settings = readSettings({ ...files, ...environment }, serverSchema)
  const { port } = settings
  const description = `HOST=${host} and PORT=${port}`
  const address = { options: { host, port }, description, openedBy }
  expect(chooseAddress(settings, environment)).toEqual(address)
})

it('listens at a pipe, which is for a proxy', () => {
  const settings = readSettings({ PORT: '/run/chef.sock', HOST: 'a' }, serverSchema)
  const PORT = 'PORT=/run/chef.sock'
  const address = { options: { path: '/run/chef.sock' }, description: PORT, openedBy: PORT }
  expect(chooseAddress(settings, {})).toEqual(address)
})
