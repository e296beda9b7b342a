import type { Page } from '@playwright/test'
import { completion, type Responder, respond, startLocalServer } from '../support/localServer.ts'
import { type AppPage, expect, test } from './fixtures.ts'

const INGREDIENTS = ['', '  a ', 'a rare truffle from Alba']
const JSON_TYPE = { 'Content-Type': 'application/json' }

const hang: Responder = () => {}
const reset: Responder = (response) => void response.destroy()
/** Sends the headers and the first half of a completion. */
const halfThen = (then: Responder): Responder => {
  return (response, request) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': '4000' })
    response.write('{"choices": [{"mess', () => then(response, request))
  }
}
const lasting503 = respond(503, { error: 'loading' }, { 'Retry-After': '0' })

// One of each kind. tests/chat has every status and form of body.
const FAULTS: [string, Responder, RegExp][] = [
  ['500', respond(500, { error: { message: 'my own words' } }), /answered 500: my own words$/],
  ['503 forever', lasting503, /answered 503: loading$/],
  ['HTML', respond(200, '<title>Hi</title>', { 'Content-Type': 'text/html' }), /200.*: Hi$/],
  ['half a body', respond(200, '{"choices": [{', JSON_TYPE), /not JSON$/],
  ['half a body, then a reset', halfThen(reset), /can’t be reached/],
  ['a reset', reset, /can’t be reached/],
]

/** Expects an empty area, one line on the console, and all ingredients. */
async function expectFailure(app: AppPage, response: Responder, message: RegExp) {
  app.errors.length = 0
  app.server.respondWith(response)
  await app.request()
  await expect(app.recipe).toBeVisible()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toEqual([expect.stringMatching(message)])
  expect(app.server.requests).toHaveLength(response === lasting503 ? 4 : 1)
  await expect(app.items).toHaveText(INGREDIENTS, { useInnerText: false })
}

async function expectRecovery(app: AppPage) {
  app.server.respondWith(completion('Fine again'))
  await app.request()
  await expect(app.text).toHaveText('Fine again')
}

test('a fault empties the area, logs one line, and loses nothing', async ({ open }) => {
  const app = await open()
  await app.add(...INGREDIENTS)
  for (const [fault, response, message] of FAULTS)
    await test.step(fault, () => expectFailure(app, response, message))
  await expectRecovery(app)
})

test('Stop ends the request at any point and closes its connection', async ({ open }) => {
  const app = await open()
  await app.add(...INGREDIENTS)
  const points: [string, Responder][] = [
    ['before the headers', hang],
    ['in the body', halfThen(hang)],
    [
      'in the body of an error',
      (response) => void response.writeHead(500, JSON_TYPE).write('{"error"'),
    ],
    ['before a retry', respond(503, '', { 'Retry-After': '20' })],
  ]
  for (const [point, response] of points)
    await test.step(point, async () => {
      const reached = new Promise<void>((resolve) => {
        app.server.respondWith((outgoing, request) => {
          outgoing.on('close', resolve)
          response(outgoing, request)
          void app.button('Stop').click()
        })
      })
      await app.button('Suggest a recipe').click()
      await reached
      await expect(app.status).toHaveText('Stopped.')
      await expect(app.recipe).toBeHidden()
      expect(app.server.requests).toHaveLength(1)
    })
  expect(app.errors).toEqual([])
  await expectRecovery(app)
})

test('the page follows no redirect: token and prompt go to one host only', async ({ open }) => {
  const other = await startLocalServer(completion('from another host'))
  const app = await open()
  await app.add(...INGREDIENTS)
  for (const status of [302, 307]) {
    const redirect = respond(status, '', { Location: `${other.url}/v1/chat/completions` })
    await expectFailure(app, redirect, /can’t be reached/)
  }
  await expectRecovery(app)
  expect(other.requests).toEqual([])
  await other.close()
})

/** Makes the chunk fail until the returned function is called. A URL that failed keeps failing, as in Firefox. */
async function failToLoadChunk(page: Page, body?: string) {
  const failed = new Set<string>()
  let isFailing = true
  await page.route('**/assets/recipeChunk-*', (route) => {
    const url = route.request().url()
    if (isFailing) failed.add(url)
    if (!failed.has(url)) return route.continue()
    return body === undefined
      ? route.abort()
      : route.fulfill({ body, contentType: 'text/javascript' })
  })
  return () => {
    isFailing = false
  }
}

test('a chunk that failed is loaded again with the next request', async ({ open, page }) => {
  const faults: [string, body?: string][] = [
    ['it does not load'],
    ['it is empty', ''],
    ['it is cut short', 'export {'],
  ]
  for (const [fault, body] of faults)
    await test.step(fault, async () => {
      const repair = await failToLoadChunk(page, body)
      const app = await open({ responses: [completion('Fine again')] })
      await app.add('egg')
      await app.request()
      await expect(app.recipe).toBeEmpty()
      expect(app.errors).toHaveLength(1)
      expect(app.server.requests).toEqual([])
      repair()
      await app.request()
      await expect(app.text).toHaveText('Fine again')
    })
})

/** Starts the store with a recipe, through the hook that Redux Toolkit has for Redux DevTools. */
async function preloadRecipe(page: Page) {
  await page.addInitScript(() => {
    const recipe = { recipe: '# Imported', phase: 'idle', finishReason: 'stop' }
    type CreateStore = (reducer: unknown, state?: unknown) => unknown
    const compose =
      (...enhancers: ((next: CreateStore) => CreateStore)[]) =>
      (createStore: CreateStore) =>
        enhancers.reduceRight<CreateStore>(
          (next, enhance) => enhance(next),
          (reducer) => createStore(reducer, { ingredients: ['egg'], recipe }),
        )
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose })
  })
}

test('an imported recipe is shown once its chunk has loaded', async ({ open, page }) => {
  await preloadRecipe(page)
  const repair = await failToLoadChunk(page)
  const app = await open({ responses: [() => {}] })
  await expect(app.recipe).toBeEmpty()
  repair()
  await app.button('Suggest a recipe').click()
  await expect(app.text).toHaveText('Imported')
})
