import type { Page } from '@playwright/test'
import { type Answer, answer, completion, startLocalServer } from '../support/localServer.ts'
import { expect, type Kitchen, test } from './fixtures.ts'

const TIMEOUT_S = 3
const SETTINGS = { VITE_CHAT_TIME_LIMIT: String(TIMEOUT_S) }
const INGREDIENTS = ['', '  a ', 'a rare truffle from Alba']
const SAYS = { error: { message: 'my own words' } }
const AT_ONCE = { 'Retry-After': '0' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const HTML_TYPE = { 'Content-Type': 'text/html' }

const hang: Answer = () => {}
const reset: Answer = (response) => void response.destroy()
/** Sends the headers and the first half of a completion. */
const halfThen = (then: Answer): Answer => {
  return (response, request) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': '4000' })
    response.write('{"choices": [{"mess', () => then(response, request))
  }
}
const lastingly503 = answer(503, SAYS, AT_ONCE)

// A form of body for each status; responseError.test.ts has all forms.
const FAULTS: [string, Answer, RegExp][] = [
  ['400', answer(400, SAYS), /^The chat server answered 400: my own words$/],
  ['401', answer(401, { error: 'my own words' }), /answered 401: my own words$/],
  ['402', answer(402, { message: 'my own words' }), /answered 402: my own words$/],
  ['403', answer(403, { detail: 'my own words' }), /answered 403: my own words$/],
  ['404', answer(404, 'my own words'), /answered 404: my own words$/],
  ['413', answer(413, '<title>my own words</title>', HTML_TYPE), /answered 413: my own words$/],
  ['429, busy', answer(429, SAYS, AT_ONCE), /answered 429: my own words$/],
  ['429, no quota', answer(429, { error: { code: 'insufficient_quota' } }), /429: .*insufficient/],
  ['500', answer(500, SAYS), /answered 500: my own words$/],
  ['502', answer(502, ''), /answered 502$/],
  ['503 forever', lastingly503, /answered 503: my own words$/],
  ['504', answer(504, SAYS), /answered 504: my own words$/],
  ['529', answer(529, SAYS), /answered 529: my own words$/],
  ['200 with a page', answer(200, '<title>Welcome</title>', HTML_TYPE), /answered 200.*: Welcome$/],
  ['200 with {}', answer(200, {}), /answered 200.*: \{\}$/],
  ['200 with []', answer(200, []), /answered 200.*: \[\]$/],
  ['200 with an error', answer(200, { error: 'my own words' }), /200.*: my own words$/],
  ['content null', completion(null), /answered 200.*"content":null/],
  ['no content', completion(undefined), /answered 200.*"message":/],
  ['content that is a number', completion(7), /answered 200.*"content":7/],
  ['content that is a list', completion([{ text: 'a' }]), /answered 200.*"content":\[/],
  ['half a body', answer(200, '{"choices": [{', JSON_TYPE), /not JSON$/],
  ['half a body, then a reset', halfThen(reset), /can’t be reached/],
  ['half a body, then silence', halfThen(hang), /took too long/],
  ['a reset', reset, /can’t be reached/],
  ['silence', hang, /took too long/],
]

/** An empty area, one line on the console, and nothing lost. */
async function expectFailure(kitchen: Kitchen, fault: Answer, says: RegExp) {
  kitchen.errors.length = 0
  kitchen.server.answerWith(fault)
  await kitchen.ask()
  await expect(kitchen.recipe).toBeVisible()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.errors).toEqual([expect.stringMatching(says)])
  expect(kitchen.server.requests).toHaveLength(fault === lastingly503 ? 4 : 1)
  await expect(kitchen.items).toHaveText(INGREDIENTS, { useInnerText: false })
}

async function expectRecovery(kitchen: Kitchen) {
  kitchen.server.answerWith(completion('Fine again'))
  await kitchen.ask()
  await expect(kitchen.text).toHaveText('Fine again')
}

for (const half of [0, 1])
  test(`each fault ends in an empty area, one console line and a button that works (${half + 1} of 2)`, async ({
    open,
  }) => {
    const kitchen = await open({ settings: SETTINGS })
    await kitchen.add(...INGREDIENTS)
    for (const [fault, response, says] of FAULTS.filter((_, index) => index % 2 === half))
      await test.step(fault, () => expectFailure(kitchen, response, says))
    await expectRecovery(kitchen)
  })

test('a 503 that ends, an empty reply and one that is cut short are replies', async ({ open }) => {
  const kitchen = await open({ settings: SETTINGS })
  await kitchen.add('egg')
  kitchen.server.answerWith(lastingly503, lastingly503, lastingly503, completion('After 3 retries'))
  await kitchen.ask()
  await expect(kitchen.text).toHaveText('After 3 retries')

  kitchen.server.answerWith(completion(''))
  await kitchen.ask()
  await expect(kitchen.status).toHaveText('The chef had nothing to say.')

  const choice = { message: { content: 'Boil' }, finish_reason: 'length' }
  kitchen.server.answerWith(answer(200, { choices: [choice] }))
  await kitchen.ask()
  await expect(kitchen.text).toHaveText('Boil')
  await expect(kitchen.recipe).toContainText('The chef did not finish this recipe.')
  expect(kitchen.errors).toEqual([])
})

test('Stop ends a call at each point, and closes its connection', async ({ open }) => {
  const kitchen = await open({ settings: SETTINGS })
  await kitchen.add(...INGREDIENTS)
  const points: [string, Answer][] = [
    ['before the headers', hang],
    ['in the body', halfThen(hang)],
    [
      'in the body of an error',
      (response) => void response.writeHead(500, JSON_TYPE).write('{"error"'),
    ],
    ['before a retry', answer(503, '', { 'Retry-After': '20' })],
  ]
  for (const [point, response] of points)
    await test.step(point, async () => {
      const reached = new Promise<void>((resolve) => {
        kitchen.server.answerWith((outgoing, request) => {
          outgoing.on('close', resolve)
          response(outgoing, request)
          void kitchen.button('Stop').click()
        })
      })
      await kitchen.button('Suggest a recipe').click()
      await reached
      await expect(kitchen.status).toHaveText('Stopped.')
      await expect(kitchen.recipe).toBeHidden()
      expect(kitchen.server.requests).toHaveLength(1)
    })
  expect(kitchen.errors).toEqual([])
  await expectRecovery(kitchen)
})

test('a server of another origin that sends no CORS headers, or is off, can’t be reached', async ({
  open,
}) => {
  const other = await startLocalServer(answer(200, {}))
  const kitchen = await open({ settings: { ...SETTINGS, VITE_CHAT_ENDPOINT: other.url } })
  await kitchen.add('egg')
  const ours = () => kitchen.errors.filter((line) => !line.startsWith('Access to fetch'))
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(ours()).toEqual([expect.stringContaining('can’t be reached')])

  await other.close()
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(ours()).toHaveLength(2)
})

test('a redirect is not followed: neither token nor prompt goes to another host', async ({
  open,
}) => {
  const other = await startLocalServer(completion('from elsewhere'))
  const kitchen = await open({ settings: SETTINGS })
  await kitchen.add(...INGREDIENTS)
  for (const status of [302, 307]) {
    const redirect = answer(status, '', { Location: `${other.url}/v1/chat/completions` })
    await expectFailure(kitchen, redirect, /can’t be reached/)
  }
  await expectRecovery(kitchen)
  expect(other.requests).toEqual([])
  await other.close()
})

/** Fails to load the chunk until the returned function is called. A failed URL goes on failing, as in Firefox. */
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

for (const [fault, body] of [
  ['does not load', undefined],
  ['is empty', ''],
  ['is cut short', 'export {'],
] as const)
  test(`a chunk that ${fault} is a failure, and the next request loads it again`, async ({
    open,
  }) => {
    const kitchen = await open({ answers: [completion('Fine again')] })
    const repair = await failToLoadChunk(kitchen.page, body)
    await kitchen.add('egg')
    await kitchen.ask()
    await expect(kitchen.recipe).toBeEmpty()
    expect(kitchen.errors).toHaveLength(1)
    expect(kitchen.server.requests).toEqual([])
    repair()
    await kitchen.ask()
    await expect(kitchen.text).toHaveText('Fine again')
  })
