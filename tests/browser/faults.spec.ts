import type { Route } from '@playwright/test'
import { completion, type Responder, respond } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

const INGREDIENTS = ['', '  a ', 'a rare truffle from Alba']

const hang: Responder = () => {}
const reset: Responder = (response) => void response.destroy()
/** Sends the headers and the first half of a completion. */
const halfThen = (then: Responder): Responder => {
  return (response, request) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4000' })
    response.write('{"choices": [{"mess', () => then(response, request))
  }
}

test('faults and Stop at any point leave a page that works', async ({ open }) => {
  const app = await open({ ingredients: [...INGREDIENTS] })
  await test.step('half a body, then a reset, empties the area, and logs one line', async () => {
    app.server.respondWith(halfThen(reset))
    await app.request()
    await expect(app.recipe).toBeVisible()
    await expect(app.recipe).toBeEmpty()
    expect(app.errors.splice(0)).toEqual([expect.stringContaining('No connection to the chat')])
    await expect(app.items).toHaveText(INGREDIENTS, { useInnerText: false })
  })
  const points: [string, Responder][] = [
    ['before the headers', hang],
    ['in the body', halfThen(hang)],
    ['before a retry', respond(503, '', { 'Retry-After': '20' })],
  ]
  for (const [point, response] of points)
    await test.step(`Stop ${point} closes the connection`, async () => {
      const reached = new Promise<void>((resolve) => {
        app.server.respondWith((outgoing, request) => {
          outgoing.on('close', resolve)
          response(outgoing, request)
          void app.button('Stop').click()
        })
      })
      await app.button('Suggest a recipe').click()
      await reached
      await expect(app.button('Stop')).toBeHidden()
      await expect(app.recipe).toBeEmpty()
      expect(app.server.requests).toHaveLength(1)
    })
  expect(app.errors).toEqual([])
  await app.show('Fine again')
  await expect(app.text).toHaveText('Fine again')
})

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
