import { expect, it, vi } from 'vitest'
import { sendWithRetries } from '../../src/chat/sendWithRetries.ts'
import { unaborted } from '../support/fakeChat.ts'

const ready = () => Response.json({})
const loading = (headers = {}) => new Response('Loading model', { status: 503, headers })

/** Sends requests that get `responses`, then always a 503. The pauses take no time here. */
async function call(...responses: Response[]) {
  const pauses: number[] = []
  vi.stubGlobal('setTimeout', (resume: () => void, ms: number) => {
    pauses.push(ms)
    resume()
  })
  let calls = 0
  const send = async () => responses[calls++] ?? loading()
  const { status } = await sendWithRetries(send, unaborted(), () => {})
  return { status, pauses, calls }
}

it('retries a 503 at most 3 times', async () => {
  const responses = [loading(), loading(), loading(), ready()]
  expect(await call(...responses)).toMatchObject({ status: 200, calls: 4 })
  expect(await call()).toMatchObject({ status: 503, calls: 4 })
})

it('frees the connection of each 503 before a retry', async () => {
  const responses = [loading(), loading(), ready()]
  await call(...responses)
  expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, false])
})

const BROKEN = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
it.each([
  ['whose body breaks off', BROKEN],
  ['without a body', null],
])('retries a 503 %s', async (_, body) => {
  expect((await call(new Response(body, { status: 503 }), ready())).status).toBe(200)
})

it('without a Retry-After, backs off for 28 to 32 s in total, with jitter', async () => {
  const random = vi.spyOn(Math, 'random')
  random.mockReturnValue(0)
  expect((await call()).pauses).toEqual([4000, 8000, 16_000])
  random.mockReturnValue(0.875)
  expect((await call()).pauses).toEqual([4500, 9000, 18_000])
})

it.each([
  ['7', 7000],
  ['3600', 20_000],
])('honours a Retry-After of %s s, up to 20 s', async (retryAfter, pause) => {
  const { pauses } = await call(loading({ 'Retry-After': retryAfter }), ready())
  expect(pauses).toEqual([pause])
})

it.each([
  [20, 4],
  [21, 1],
])('if each 503 comes after %i s, %i calls are made', async (time, calls) => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('setTimeout', (resume: () => void) => resume())
  const send = vi.fn(async () => {
    now += time * 1000
    return loading()
  })
  expect((await sendWithRetries(send, unaborted(), () => {})).status).toBe(503)
  expect(send).toHaveBeenCalledTimes(calls)
})

it.each([200, 408, 429, 500, 502, 504])('does not retry a %i', async (status) => {
  const response = new Response('', { status, headers: { 'Retry-After': '0' } })
  expect(await call(response)).toMatchObject({ status, calls: 1 })
})

it('an abort ends a pause', async () => {
  vi.stubGlobal('setTimeout', () => {})
  const aborting = new AbortController()
  const send = vi.fn(async () => loading())
  const onRetry = () => queueMicrotask(() => aborting.abort(new Error('stopped')))
  await expect(sendWithRetries(send, aborting.signal, onRetry)).rejects.toThrow('stopped')
  expect(send).toHaveBeenCalledOnce()
})

it('does not report a retry after an abort', async () => {
  const onRetry = vi.fn()
  const call = sendWithRetries(async () => loading(), AbortSignal.abort(), onRetry)
  await expect(call).rejects.toThrow('aborted')
  expect(onRetry).not.toHaveBeenCalled()
})
