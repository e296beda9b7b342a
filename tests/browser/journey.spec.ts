import { send, sendCompletion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('a visit to the page in a folder calls only its host, and leaves nothing behind', async ({
  open,
  page,
}) => {
  const context = page.context()
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  const responses = [sendCompletion('# Soup *du jour*'), send(500, 'no')]
  const app = await open({ folder: '/chef/', responses })
  await expect(page.getByAltText('Chef Icon')).not.toHaveJSProperty('naturalWidth', 0)

  await app.add('eggs', 'chives', 'butter', 'salt')
  await expect(app.items).toHaveText(['eggs', 'chives', 'butter', 'salt'])
  await app.button('Get a recipe').click()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup du jour')
  expect(app.upstream.requests).toMatchObject([
    { body: expect.stringContaining('eggs, chives, butter') },
  ])
  await app.request()
  await expect(app.recipe).toBeEmpty()

  hosts.delete('') // Data URLs have no host.
  expect([...hosts]).toEqual([new URL(app.url).host])
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
  // Chromium logs a violation of the security policy as an error.
  expect(app.errors).toEqual([expect.stringMatching(/^The chat server answered 500/)])

  await page.reload()
  await expect(app.items).toHaveCount(0)
})
