import { expect, it, vi } from 'vitest'
import { retryingFetch } from '../../src/chat/retryingFetch.ts'
import { never } from '../support/fakeChat.ts'
import { completion, type Responder, respond } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

const server = serverForEachTest()
const ready = completion('# Soup')
const loading = (headers = {}) => respond(503, { error: 'Loading model' }, headers)

/** Calls the server, and returns the pauses, which take no time here, and the outcome. */
async function call(...responses: Responder[]) {
  const pauses: number[] = []
  const { setTimeout } = globalThis
  // The next timer after this call is the pause.
  const onRetry = () =>
    vi.stubGlobal('setTimeout', (callback: () => void, ms: number) => {
      vi.stubGlobal('setTimeout', setTimeout)
      pauses.push(ms)
      setTimeout(callback)
    })
  server.respondWith(...responses)
  const fetch = retryingFetch(globalThis.fetch, never(), onRetry)
  const outcome = await fetch(server.url, { method: 'POST', body: 'egg' }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  return { outcome, pauses, bodies: server.requests.map(({ body }) => body) }
}

it('retries a 503 at most 3 times, with the same body', async () => {
  const bodies = ['egg', 'egg', 'egg', 'egg']
  expect(await call(loading(), loading(), loading(), ready)).toMatchObject({ outcome: 200, bodies })
  const outcome = 'The chat server answered 503: Loading model'
  expect(await call(loading())).toMatchObject({ outcome, bodies })
})

const broken = () =>
  new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })

it.each([
  ['whose body breaks off', broken()],
  ['without a body', null],
])('retries a 503 %s', async (_, body) => {
  const headers = { 'Retry-After': '0' }
  const responses = [new Response(body, { status: 503, headers }), Response.json({})]
  const fetch = retryingFetch(
    async () => responses.shift() ?? Response.error(),
    never(),
    () => {},
  )
  expect((await fetch('http://a.example')).status).toBe(200)
})

it('reports the status of an error whose body breaks off', async () => {
  const failing = async () => new Response(broken(), { status: 500 })
  const call = retryingFetch(failing, never(), () => {})('http://a.example')
  await expect(call).rejects.toThrow(/^The chat server answered 500$/)
})

it('backs off for 28 to 32 s in total, with jitter', async () => {
  const { pauses } = await call(loading())
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const total = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(total).toBeGreaterThanOrEqual(28_000)
  expect(total).toBeLessThanOrEqual(32_000)
  expect((await call(loading())).pauses).not.toEqual(pauses)
})

it.each([
  ['seconds', '7', 7000],
  ['a fraction of a second', '0.5', 500],
  ['no pause', '0', 0],
  ['more than 20 s', '3600', 20_000],
  ['a date in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['a date one hour from now', new Date(Date.now() + 3_600_000).toUTCString(), 20_000],
])('honours a Retry-After of %s, up to 20 s', async (_, retryAfter, pause) => {
  const { pauses } = await call(loading({ 'Retry-After': retryAfter }), ready)
  expect(pauses).toEqual([pause])
})

it('ignores a Retry-After that is neither a number nor a date', async () => {
  const { pauses } = await call(loading({ 'Retry-After': 'soon' }), ready)
  expect(pauses[0]).toBeGreaterThanOrEqual(4000)
  expect(pauses[0]).toBeLessThan(5000)
})

it('does not retry other statuses', async () => {
  const { outcome, bodies } = await call(
    respond(429, { error: 'Slow down' }, { 'Retry-After': '0' }),
  )
  expect(outcome).toBe('The chat server answered 429: Slow down')
  expect(bodies).toHaveLength(1)
})

it('does not follow redirects', async () => {
  const { bodies } = await call(respond(307, '', { Location: server.url }), ready)
  expect(bodies).toHaveLength(1)
})

it('accepts only JSON', async () => {
  const { outcome } = await call(respond(200, '<title>Welcome</title>'))
  expect(outcome).toBe('The chat server answered 200, but without a complete reply: Welcome')
  expect((await call((response) => response.end('{}'))).outcome).toContain('complete reply: {}')
})

it('removes the library’s User-Agent, which other origins may not allow (CORS)', async () => {
  server.respondWith(ready)
  await retryingFetch(fetch, never(), () => {})(server.url, {
    headers: { 'User-Agent': 'client', a: 'b' },
  })
  expect(server.requests[0]?.headers).toMatchObject({ a: 'b' })
  expect(server.requests[0]?.headers['user-agent']).not.toBe('client')
})

it('ends a pause when it is aborted', { timeout: 5000 }, async () => {
  const aborting = new AbortController()
  server.respondWith(loading({ 'Retry-After': '20' }))
  const onRetry = () => void setTimeout(() => aborting.abort(new Error('stopped')))
  const call = retryingFetch(fetch, aborting.signal, onRetry)(server.url)
  await expect(call).rejects.toThrow('stopped')
  expect(server.requests).toHaveLength(1)
})

it('does not report a retry after an abort', async () => {
  const aborting = new AbortController()
  const onRetry = vi.fn()
  const abortingFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    aborting.abort(new Error('stopped'))
    return response
  }
  server.respondWith(loading())
  const call = retryingFetch(abortingFetch, aborting.signal, onRetry)(server.url)
  await expect(call).rejects.toThrow('stopped')
  expect(onRetry).not.toHaveBeenCalled()
})
