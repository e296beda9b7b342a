import type { Route } from '@playwright/test'
import { completion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('a chunk that failed is loaded again with the next request', async ({ open, page }) => {
  // A URL that failed keeps failing, as in Firefox.
  const failed = new Set<string>()
  let isFailing = true
  await page.route('**/assets/recipeChunk-*', (route) => {
    const url = route.request().url()
    if (isFailing) failed.add(url)
    return failed.has(url) ? route.abort() : route.continue()
  })
  const app = await open({ ingredients: ['egg'], responses: [completion('Fine again')] })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toHaveLength(1)
  expect(app.server.requests).toEqual([])
  isFailing = false
  await app.request()
  await expect(app.text).toHaveText('Fine again')
})

test('a chunk that hangs times out, and is loaded once more, even if it fails late', async ({
  open,
  page,
}) => {
  const loads: Route[] = []
  let isHanging = true
  await page.route('**/assets/recipeChunk-*', (route) => {
    loads.push(route)
    return !isHanging && route.continue()
  })
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / 100)
  })
  const responses = [completion('# Soup'), completion('# Stew')]
  const app = await open({ ingredients: ['egg'], responses })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toEqual(['There was no reply within 120 s'])
  isHanging = false
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  await Promise.all([page.waitForEvent('requestfailed'), loads[0]?.abort()])
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Stew')
  expect(loads).toHaveLength(2)
})

test('a chunk whose request is stopped is not loaded again', async ({ open, page }) => {
  const urls: string[] = []
  let release = () => {}
  await page.route('**/assets/recipeChunk-*', (route) => {
    urls.push(route.request().url())
    release = () => void route.continue()
  })
  const app = await open({ ingredients: ['egg'], responses: [completion('# Soup')] })
  await expect.poll(() => urls).toHaveLength(1)
  await app.button('Suggest a recipe').click()
  await app.button('Stop').click()
  await expect(app.button('Stop')).toBeHidden()
  await app.button('Suggest a recipe').click()
  release()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  expect(urls).toHaveLength(1)
})
