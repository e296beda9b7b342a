import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { retryingFetch } from '../../src/chat/retryingFetch.ts'
import {
  completion,
  type LocalServer,
  type Responder,
  respond,
  startLocalServer,
} from '../support/localServer.ts'

describe('retryingFetch', () => {
  let server: LocalServer
  beforeEach(async () => {
    server = await startLocalServer()
  })
  afterEach(() => server.close())

  const ready = completion('# Soup')
  const loading = (headers = {}) => respond(503, { error: 'Loading model' }, headers)

  /** Calls the server, and returns the pauses and the outcome. */
  async function call(...responses: Responder[]) {
    const pauses: number[] = []
    let retries = 0
    server.respondWith(...responses)
    const fetch = retryingFetch(
      globalThis.fetch,
      () => retries++,
      async (ms) => void pauses.push(ms),
    )
    const outcome = await fetch(server.url, { method: 'POST', body: 'egg' }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    )
    expect(retries).toBe(pauses.length)
    return { outcome, pauses, bodies: server.requests.map(({ body }) => body) }
  }

  it('retries a 503 with the same body', async () => {
    const { outcome, bodies } = await call(loading(), loading(), loading(), ready)
    expect(outcome).toBe(200)
    expect(bodies).toEqual(['egg', 'egg', 'egg', 'egg'])
  })

  it('rejects after 3 retries', async () => {
    const { outcome, bodies } = await call(loading())
    expect(outcome).toBe('The chat server answered 503: Loading model')
    expect(bodies).toHaveLength(4)
  })

  it('retries a 503 whose body breaks off', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
    const responses = [new Response(broken, { status: 503 }), Response.json({})]
    const fetch = retryingFetch(
      async () => responses.shift() ?? Response.error(),
      () => {},
      async () => {},
    )
    expect((await fetch('http://a.example')).status).toBe(200)
  })

  it('makes growing pauses of about 30 s in total, with jitter', async () => {
    const { pauses } = await call(loading())
    const factors = pauses.map((pause, index) => pause / (4000 * 2 ** index))
    expect(Math.min(...factors)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...factors)).toBeLessThanOrEqual(1.15)
    expect(new Set(factors).size).toBe(3)
  })

  it.each([
    ['seconds', '7', 7000],
    ['a part of a second', '0.5', 500],
    ['no pause', '0', 0],
    ['more than 20 s', '3600', 20_000],
    ['a date in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['a date in an hour', new Date(Date.now() + 3_600_000).toUTCString(), 20_000],
  ])('honours a Retry-After of %s, up to 20 s', async (_, retryAfter, pause) => {
    const { pauses } = await call(loading({ 'Retry-After': retryAfter }), ready)
    expect(pauses).toEqual([pause])
  })

  it('ignores a Retry-After that is neither a number nor a date', async () => {
    const { pauses } = await call(loading({ 'Retry-After': 'soon' }), ready)
    expect(pauses[0]).toBeGreaterThanOrEqual(4000)
    expect(pauses[0]).toBeLessThan(4600)
  })

  it('retries no other status', async () => {
    const { outcome, bodies } = await call(
      respond(429, { error: 'Slow down' }, { 'Retry-After': '0' }),
    )
    expect(outcome).toBe('The chat server answered 429: Slow down')
    expect(bodies).toHaveLength(1)
  })

  it('removes the client’s User-Agent, which other origins may not allow (CORS)', async () => {
    server.respondWith(ready)
    await retryingFetch(fetch, () => {})(server.url, {
      headers: { 'User-Agent': 'client', a: 'b' },
    })
    expect(server.requests[0]?.headers).toMatchObject({ a: 'b' })
    expect(server.requests[0]?.headers['user-agent']).not.toBe('client')
  })

  it('ends a pause when it is aborted', async () => {
    const aborting = new AbortController()
    server.respondWith(loading({ 'Retry-After': '20' }))
    const onRetry = () => void setTimeout(() => aborting.abort(new Error('stopped')))
    const call = retryingFetch(fetch, onRetry)(server.url, { signal: aborting.signal })
    await expect(call).rejects.toThrow('stopped')
    expect(server.requests).toHaveLength(1)
  })
})
