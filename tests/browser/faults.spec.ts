import type { Route } from '@playwright/test'
import { sendCompletion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('a chunk that fails is loaded again at the next request', async ({ open, page }) => {
  await page.route('**/assets/recipeChunk-*', (route) => route.abort())
  const app = await open({ ingredients: ['egg'], responses: [sendCompletion('# Soup')] })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toHaveLength(1)
  expect(app.server.requests).toEqual([])
  await page.unroute('**/assets/recipeChunk-*')
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
})

test('a request whose chunk hangs ends at its timeout', async ({ open, page }) => {
  const loads: Route[] = []
  await page.route('**/assets/recipeChunk-*', (route) => void loads.push(route))
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => timeout(1000)
  })
  const app = await open({ ingredients: ['egg'], responses: [sendCompletion('# Soup')] })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toEqual(['There was no reply within 120 s'])
  await loads[0]?.continue()
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  expect(app.server.requests).toHaveLength(1)
})

test('after a login has ended, the console says to reload the page', async ({ open, page }) => {
  // Of the proxy with the login. Browsers hide a redirect that is not followed.
  const responses = [
    { status: 302, headers: { Location: 'https://login.example/' } },
    { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' },
  ]
  await page.route('**/v1/chat/completions', (route) => route.fulfill(responses.shift()))
  const app = await open({ ingredients: ['egg'] })
  for (const count of [1, 2]) {
    await app.request()
    await expect(app.recipe).toBeEmpty()
    await expect.poll(() => app.errors).toHaveLength(count)
  }
  for (const error of app.errors) expect(error).toContain('Reload the page')
})

test('a chunk that fails after Stop is loaded again at the next request', async ({
  open,
  page,
}) => {
  const loads: Route[] = []
  await page.route('**/assets/recipeChunk-*', (route) =>
    loads.push(route) > 1 ? route.continue() : undefined,
  )
  const app = await open({ ingredients: ['egg'], responses: [sendCompletion('# Soup')] })
  await expect.poll(() => loads).toHaveLength(1)
  await app.button('Suggest a recipe').click()
  await app.button('Stop').click()
  await Promise.all([page.waitForEvent('requestfailed'), loads[0]?.abort()])
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
})

test('a chunk whose request is stopped is not loaded again', async ({ open, page }) => {
  const loads: Route[] = []
  await page.route('**/assets/recipeChunk-*', (route) => void loads.push(route))
  const app = await open({ ingredients: ['egg'], responses: [sendCompletion('# Soup')] })
  await expect.poll(() => loads).toHaveLength(1)
  await app.button('Suggest a recipe').click()
  await app.button('Stop').click()
  await expect(app.button('Stop')).toBeHidden()
  await app.button('Suggest a recipe').click()
  await loads[0]?.continue()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  expect(loads).toHaveLength(1)
})
