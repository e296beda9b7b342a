import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patientFetch } from '../../src/chat/patientFetch.ts'
import { type Answer, answer, type LocalServer, startLocalServer } from '../support/localServer.ts'

describe('patientFetch', () => {
  let server: LocalServer
  beforeEach(async () => {
    server = await startLocalServer()
  })
  afterEach(() => server.close())

  const ready = answer(200, 'ready')
  const notReady = (headers = {}) => answer(503, 'not ready', headers)

  /** Asks the server, and returns what came of it and the pauses that were made on the way. */
  async function ask(...answers: Answer[]) {
    const pauses: number[] = []
    server.answerWith(...answers)
    let notReadies = 0
    const fetch = patientFetch(
      globalThis.fetch,
      () => notReadies++,
      async (ms) => void pauses.push(ms),
    )
    const response = await fetch(server.url, { method: 'POST', body: 'egg' })
    const bodies = server.requests.map(({ body }) => body)
    expect(notReadies).toBe(pauses.length)
    return { status: response.status, bodies, pauses }
  }

  it('asks once where the server answers', async () => {
    expect(await ask(ready)).toEqual({ status: 200, bodies: ['egg'], pauses: [] })
  })

  it('asks again, with the same body, after a 503', async () => {
    expect(await ask(notReady(), ready)).toMatchObject({ status: 200, bodies: ['egg', 'egg'] })
    expect(await ask(notReady(), notReady(), notReady(), ready)).toMatchObject({ status: 200 })
  })

  it('gives up after 3 retries and passes on the last 503', async () => {
    const { status, bodies } = await ask(notReady())
    expect(status).toBe(503)
    expect(bodies).toHaveLength(4)
  })

  it('makes growing pauses that add up to about 30 s, and differ from page to page', async () => {
    const first = await ask(notReady())
    const second = await ask(notReady())
    for (const [index, base] of [4000, 8000, 16_000].entries()) {
      expect(first.pauses[index]).toBeGreaterThanOrEqual(base)
      expect(first.pauses[index]).toBeLessThanOrEqual(base * 1.15)
    }
    expect(first.pauses).not.toEqual(second.pauses)
  })

  it.each([
    ['seconds', '7', 7000],
    ['no wait', '0', 0],
    ['more than 20 s', '3600', 20_000],
    ['a date that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('honours a Retry-After of %s', async (_, retryAfter, pause) => {
    const { pauses } = await ask(notReady({ 'Retry-After': retryAfter }), ready)
    expect(pauses).toEqual([pause])
  })

  it('honours a Retry-After that is a date', async () => {
    const date = new Date(Date.now() + 9000).toUTCString()
    const { pauses } = await ask(notReady({ 'Retry-After': date }), ready)
    // Such a date has whole seconds.
    expect(pauses[0]).toBeGreaterThan(7000)
    expect(pauses[0]).toBeLessThanOrEqual(9000)
  })

  it.each(['soon', '0.9', '-1', '1e3', 'Wed, 99 Xyz'])(
    'takes a Retry-After of %s, which means nothing, for none',
    async (retryAfter) => {
      const { pauses } = await ask(notReady({ 'Retry-After': retryAfter }), ready)
      expect(pauses[0]).toBeGreaterThanOrEqual(4000)
      expect(pauses[0]).toBeLessThanOrEqual(4600)
    },
  )

  it.each([400, 401, 402, 403, 404, 413, 422, 429, 500, 502, 504])(
    'asks once where the answer is a %i',
    async (status) => {
      expect(await ask(answer(status, 'no', { 'Retry-After': '1' }))).toEqual({
        status,
        bodies: ['egg'],
        pauses: [],
      })
    },
  )

  it('passes on a network’s failure at once', async () => {
    await server.close()
    const pause = vi.fn()
    await expect(patientFetch(fetch, () => {}, pause)(server.url)).rejects.toThrow(TypeError)
    expect(pause).not.toHaveBeenCalled()
    server = await startLocalServer()
  })

  it('ends a pause at once when it is stopped', async () => {
    const stopping = new AbortController()
    server.answerWith((response, request) => {
      answer(503, 'not ready', { 'Retry-After': '20' })(response, request)
      response.on('finish', () => setImmediate(() => stopping.abort(new Error('stopped'))))
    })
    const asked = patientFetch(fetch, () => {})(server.url, { signal: stopping.signal })
    await expect(asked).rejects.toThrow('stopped')
    expect(server.requests).toHaveLength(1)
  })
})
