import type { Route } from '@playwright/test'
import { beginningOf, openStream } from '../support/events.ts'
import { sendCompletion } from '../support/localServer.ts'
import { expect, OPT_INS, test } from './fixtures.ts'

test('a chunk that fails is loaded again at the next request', async ({ open, page }) => {
  await page.route('**/assets/lazyChunk-*', (route) => route.abort())
  const app = await open({ ingredients: ['egg'], responses: [sendCompletion('# Soup')] })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toHaveLength(1)
  expect(app.upstream.requests).toEqual([])
  await page.unroute('**/assets/lazyChunk-*')
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
})

test('a request whose chunk hangs ends at its timeout', async ({ open, page }) => {
  const loads: Route[] = []
  await page.route('**/assets/lazyChunk-*', (route) => void loads.push(route))
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = () => {
      AbortSignal.timeout = timeout
      return timeout.call(AbortSignal, 100)
    }
  })
  const app = await open({ ingredients: ['egg'], responses: [sendCompletion('# Soup')] })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toEqual(['There was no reply within 120 s'])
  await loads[0]?.continue()
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  expect(app.upstream.requests).toHaveLength(1)
})

test('a stream that times out in a hidden tab keeps what has arrived', async ({ open, page }) => {
  const app = await open({ ingredients: ['egg'], settings: OPT_INS })
  const stream = openStream()
  app.upstream.respondWith(stream.respond)
  stream.write(...beginningOf('# Soup\n\n', 'Boil the egg.\n'))
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
    // A real timeout: unlike an abort by script, its listeners have microtasks between them.
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => timeout(1000)
  })
  await app.button('Suggest a recipe').click()
  await expect(app.recipeText).toContainText('Boil the egg.')
  expect(app.errors).toEqual(['There was no reply within 120 s'])
})

test('after a login has ended, the console says to reload the page', async ({ open, page }) => {
  // A redirect by the proxy with the login. Only browsers hide where it leads.
  const redirect = { status: 302, headers: { Location: 'https://login.example/' } }
  await page.route('**/v1/chat/completions', (route) => route.fulfill(redirect))
  const app = await open({ ingredients: ['egg'] })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  await expect.poll(() => app.errors).toEqual([expect.stringContaining('Reload the page')])
})

test('a recipe that can’t be rendered is not logged', async ({ open, page }) => {
  await page.addInitScript(() => {
    URL.canParse = () => {
      throw new Error('Cannot parse')
    }
  })
  const app = await open({ recipe: '[Soup](https://a.example)' })
  expect(app.errors).toEqual(['Error: Cannot parse'])
})
