import { expect, it, vi } from 'vitest'
import { retryUntilReady } from '../../src/chat/retryUntilReady.ts'
import { never } from '../support/fakeChat.ts'
import { completion, type Responder, respond } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

const server = serverForEachTest()
const ready = completion('# Soup')
const loading = (headers = {}) => respond(503, { error: 'Loading model' }, headers)

/** Calls the server, and returns the last status, and the pauses, which take no time here. */
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
  const { status } = await retryUntilReady(() => fetch(server.url), never(), onRetry)
  return { status, pauses, calls: server.requests.length }
}

it('retries a 503 at most 3 times', async () => {
  const responses = [loading(), loading(), loading(), ready]
  expect(await call(...responses)).toMatchObject({ status: 200, calls: 4 })
  expect(await call(loading())).toMatchObject({ status: 503, calls: 4 })
})

const broken = () =>
  new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })

it.each([
  ['whose body breaks off', broken()],
  ['without a body', null],
])('retries a 503 %s', async (_, body) => {
  const headers = { 'Retry-After': '0' }
  const responses = [new Response(body, { status: 503, headers }), Response.json({})]
  const fetch = async () => responses.shift() ?? Response.error()
  expect((await retryUntilReady(fetch, never(), () => {})).status).toBe(200)
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
  const slowDown = respond(429, { error: 'Slow down' }, { 'Retry-After': '0' })
  expect(await call(slowDown)).toMatchObject({ status: 429, calls: 1 })
})

it('ends a pause when it is aborted', { timeout: 15_000 }, async () => {
  const aborting = new AbortController()
  server.respondWith(loading({ 'Retry-After': '20' }))
  const onRetry = () => void setTimeout(() => aborting.abort(new Error('stopped')))
  const { signal } = aborting
  const call = retryUntilReady(() => fetch(server.url, { signal }), signal, onRetry)
  await expect(call).rejects.toThrow('stopped')
  expect(server.requests).toHaveLength(1)
})

it('does not report a retry after an abort', async () => {
  const aborting = new AbortController()
  const onRetry = vi.fn()
  const abortingFetch = async () => {
    const response = await fetch(server.url)
    aborting.abort(new Error('stopped'))
    return response
  }
  server.respondWith(loading())
  const call = retryUntilReady(abortingFetch, aborting.signal, onRetry)
  await expect(call).rejects.toThrow('stopped')
  expect(onRetry).not.toHaveBeenCalled()
})
