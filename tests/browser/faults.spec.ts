import type { Page } from '@playwright/test'
import { type Answer, answer, completion, startLocalServer } from '../support/localServer.ts'
import { expect, type Kitchen, test } from './fixtures.ts'

const LIMIT_S = 2
const SETTINGS = { VITE_CHAT_TIME_LIMIT: String(LIMIT_S) }
const INGREDIENTS = ['', '  a ', 'a rare truffle from Alba']
const AT_ONCE = { 'Retry-After': '0' }
const type = (value: string) => ({ 'Content-Type': value })
const raw =
  (body: string | Buffer, headers: Record<string, string> = type('application/json')): Answer =>
  (response) =>
    void response.writeHead(200, headers).end(body)

/** Whatever `fault` is: an empty area, one message that says what was wrong, and nothing lost. */
async function expectFailure(kitchen: Kitchen, fault: Answer[], says: RegExp, requests = 1) {
  kitchen.errors.length = 0
  kitchen.server.answerWith(...fault)
  await kitchen.ask()
  await expect(kitchen.recipe).toBeVisible()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.server.requests).toHaveLength(requests)
  expect(kitchen.errors).toEqual([expect.stringMatching(says)])
  expect(kitchen.errors[0]).not.toContain('JSHandle')
  await expect(kitchen.items).toHaveText(INGREDIENTS, { useInnerText: false })
}

async function expectRecovery(kitchen: Kitchen) {
  kitchen.server.answerWith(completion('Fine again'))
  await kitchen.ask()
  await expect(kitchen.text).toHaveText('Fine again')
}

/** The four forms in which servers put an error. */
const bodies = (status: number, headers = {}): [string, Answer, RegExp][] => [
  ['JSON', answer(status, { error: 'my own words' }, headers), /: my own words$/],
  [
    'OpenAI’s JSON',
    answer(status, { error: { message: 'my own words' } }, headers),
    /my own words$/,
  ],
  ['HTML', answer(status, '<h1>Oops</h1>', { ...type('text/html'), ...headers }), /answered \d+/],
  ['nothing', answer(status, '', headers), /answered \d+/],
]

test('any other refusal is a failure after one request, in whatever form it comes', async ({
  open,
}) => {
  const kitchen = await open({ settings: SETTINGS })
  await kitchen.add(...INGREDIENTS)
  for (const [index, status] of [400, 401, 402, 403, 404, 413, 422, 429, 500, 502, 504].entries()) {
    // Each status in one of the forms; refusal.test.ts has the forms in full.
    for (const [form, fault, says] of bodies(status, AT_ONCE).slice(index % 4, (index % 4) + 1))
      await test.step(`${status} in ${form}`, () => expectFailure(kitchen, [fault], says))
  }
  await expectRecovery(kitchen)
})

test('503 is waited out once and twice, and a lasting one is a failure after 4 requests', async ({
  open,
}) => {
  const kitchen = await open({ settings: SETTINGS })
  await kitchen.add(...INGREDIENTS)
  for (const [form, fault, says] of bodies(503, AT_ONCE)) {
    await test.step(form, async () => {
      for (const times of [1, 2, 3]) {
        kitchen.server.answerWith(...Array(times).fill(fault), completion(`after ${times}`))
        await kitchen.ask()
        await expect(kitchen.text).toHaveText(`after ${times}`)
        expect(kitchen.server.requests).toHaveLength(times + 1)
      }
      await expectFailure(kitchen, [fault], says, 4)
    })
  }
  await expectRecovery(kitchen)
})

test('Stop ends a pause at once, and no further request is made', async ({ open }) => {
  const kitchen = await open({ answers: [answer(503, 'later', { 'Retry-After': '20' })] })
  await kitchen.add('egg')
  const answered = kitchen.page.waitForResponse('**/v1/chat/completions')
  await kitchen.button('Suggest a recipe').click()
  await answered
  await kitchen.button('Stop').click()
  await expect(kitchen.status).toHaveText('Stopped.')
  expect(kitchen.server.requests).toHaveLength(1)
  expect(kitchen.errors).toEqual([])
})

const drop: Answer = (response) => void response.destroy()
const start = (then: Answer): Answer => {
  return (response, request) => {
    response.writeHead(200, { ...type('application/json'), 'Content-Length': '4000' })
    response.write('{"choices": [{"mess', () => then(response, request))
  }
}
const headersThen = (then: Answer): Answer => {
  return (response, request) => {
    response.writeHead(200, type('application/json')).flushHeaders()
    setImmediate(then, response, request)
  }
}
const aByteASecond: Answer = (response) => {
  const timer = setInterval(() => response.write(' '), 1000)
  response.on('close', () => clearInterval(timer))
}
const FAULTS: [string, Answer, RegExp][] = [
  ['a reset before the headers', drop, /can’t be reached/],
  ['a reset after the headers', headersThen(drop), /can’t be reached/],
  ['a reset in the middle of the body', start(drop), /can’t be reached|not JSON/],
  ['no headers', () => {}, /took too long/],
  ['headers, then silence', headersThen(() => {}), /took too long/],
  ['a body that stalls', start(() => {}), /took too long/],
  ['a byte a second', start(aByteASecond), /took too long/],
  ['malformed JSON', raw('{"choices": [{'), /not JSON/],
  ['no JSON', raw('Once upon a time'), /not JSON/],
  ['an empty body', raw(''), /not JSON/],
  ['the wrong content type', raw('{"choices": []}', type('text/html')), /by its Content-Type/],
  ['no content type', raw('{}', {}), /by its Content-Type/],
  ['an error with status 200', raw('{"error": "my own words"}'), /: my own words$/],
  // What else is no completion: huggingFaceChat.test.ts.
  ['content null', completion(null), /without a text/],
  ['204', (response) => void response.writeHead(204).end(), /by its Content-Type/],
  ['10 MB', completion('x'.repeat(10_000_000)), /longer than 1 MB/],
  ['10 MB of an error', answer(500, 'x'.repeat(10_000_000)), /answered 500/],
  ['UTF-8 cut off', raw(Buffer.from('{"choices": "🧂').subarray(0, -1)), /not UTF-8/],
  ['what is not UTF-8', raw(Buffer.from('7b22ff227d', 'hex')), /not UTF-8/],
  ['a very long error', answer(400, { error: 'no '.repeat(5000) }), /^.{300}$/],
]

for (const half of [0, 1]) {
  test(`whatever else a server can do is a failure, after one request (${half + 1} of 2)`, async ({
    open,
  }) => {
    const kitchen = await open({ settings: SETTINGS })
    await kitchen.add(...INGREDIENTS)
    for (const [what, fault, says] of FAULTS.filter((_, index) => index % 2 === half))
      await test.step(what, () => expectFailure(kitchen, [fault], says))
    await expectRecovery(kitchen)
  })
}

test('a refused connection is a failure, and the next one works', async ({ open }) => {
  const other = await startLocalServer()
  const kitchen = await open({ settings: { ...SETTINGS, VITE_CHAT_ENDPOINT: other.url } })
  await other.close()
  await kitchen.add('egg')
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.errors).toEqual([expect.stringContaining('can’t be reached')])
})

test('a redirect to another host is not followed: neither token nor prompt goes there', async ({
  open,
}) => {
  const other = await startLocalServer(completion('from elsewhere'))
  const kitchen = await open({ settings: SETTINGS })
  await kitchen.add(...INGREDIENTS)
  for (const status of [301, 302, 303, 307, 308]) {
    const redirect = answer(status, '', { Location: `${other.url}/v1/chat/completions` })
    await expectFailure(kitchen, [redirect], /can’t be reached/)
  }
  await expectRecovery(kitchen)
  expect(other.requests).toEqual([])
  await other.close()
})

/** Until what it returns is called. As in Firefox before 155, an address that has failed goes on failing. */
async function failToLoad(page: Page, chunk: string, body?: string) {
  const failed = new Set<string>()
  let isFailing = true
  await page.route(`**/assets/${chunk}-*`, (route) => {
    const address = route.request().url()
    if (isFailing) failed.add(address)
    if (!failed.has(address)) return route.continue()
    return body === undefined
      ? route.abort()
      : route.fulfill({ body, contentType: 'text/javascript' })
  })
  return () => {
    isFailing = false
  }
}

for (const body of [undefined, '', 'export {'])
  test(`a chat client that can’t be loaded is a failure, and the next try loads it afresh: ${body}`, async ({
    open,
  }) => {
    const kitchen = await open({ answers: [completion('Fine again')] })
    const mend = await failToLoad(kitchen.page, 'huggingFaceChat', body)
    await kitchen.add('egg')
    await kitchen.ask()
    await expect(kitchen.recipe).toBeEmpty()
    expect(kitchen.errors).toHaveLength(1)
    expect(kitchen.server.requests).toEqual([])
    mend()
    await kitchen.ask()
    await expect(kitchen.text).toHaveText('Fine again')
  })

test('a markdown renderer that can’t be loaded leaves plain text, and the next try loads it afresh, for the same recipe too', async ({
  open,
}) => {
  const kitchen = await open({ answers: [completion('# One')] })
  const mend = await failToLoad(kitchen.page, 'Recipe', 'export {')
  await kitchen.add('egg')
  const reported = kitchen.page.waitForEvent('console', (message) =>
    message.text().startsWith('SyntaxError'),
  )
  await kitchen.ask()
  await reported
  await expect(kitchen.text).toHaveText('# One')
  mend()
  await kitchen.ask()
  await expect(kitchen.recipe.getByRole('heading')).toHaveText('One')
})

test('a chat client that is never sent is too slow, like any other', async ({ open }) => {
  const kitchen = await open({ settings: SETTINGS })
  await kitchen.page.route('**/assets/huggingFaceChat-*.js', () => {})
  await kitchen.add(...INGREDIENTS)
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.errors).toEqual(['The chat server took too long to answer'])
})
