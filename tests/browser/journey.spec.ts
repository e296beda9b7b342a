import { sendCompletion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('a visit to the page in a folder calls only its host, and stores nothing', async ({
  open,
  page,
}) => {
  const context = page.context()
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  const app = await open({ folder: '/chef/', responses: [sendCompletion('# Soup')] })
  await app.add('eggs')
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')

  hosts.delete('') // Data URLs have no host.
  expect([...hosts]).toEqual([new URL(app.url).host])
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
  // Chromium logs a violation of the security policy as an error.
  expect(app.errors).toEqual([])

  await page.reload()
  await expect(app.items).toHaveCount(0)
})
