import type { Route } from '@playwright/test'
import { sendCompletion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('a chunk that fails or hangs is loaded again at the next request', async ({ open, page }) => {
  // A URL that failed keeps failing, as in Firefox.
  const failed = new Set<string>()
  const hanging: Route[] = []
  let state: 'failing' | 'hanging' | 'fine' = 'failing'
  await page.route('**/assets/recipeChunk-*', (route) => {
    const url = route.request().url()
    if (state === 'failing') failed.add(url)
    if (failed.has(url)) return route.abort()
    return state === 'hanging' ? void hanging.push(route) : route.continue()
  })
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    let calls = 0
    AbortSignal.timeout = (ms) => timeout(++calls === 2 ? 1000 : ms)
  })
  const responses = [sendCompletion('# Soup'), sendCompletion('# Stew')]
  const app = await open({ ingredients: ['egg'], responses })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toHaveLength(1)
  state = 'hanging'
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors.slice(1)).toEqual(['There was no reply within 120 s'])
  expect(app.server.requests).toEqual([])
  state = 'fine'
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  // The load that hung fails late, and the chunk is not loaded once more.
  await Promise.all([page.waitForEvent('requestfailed'), hanging[0]?.abort()])
  state = 'failing'
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Stew')
  expect(hanging).toHaveLength(1)
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
