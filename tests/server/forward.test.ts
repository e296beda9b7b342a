import { describe, expect, it, vi } from 'vitest'
import type { UpstreamCall } from '../../src/server/trackCall.ts'
import { appsForEachTest, JSON_TYPE, KEY, makeRequest } from '../support/appsForEachTest.ts'
import { DONE, EVENT_STREAM, eventOf, openStream, sendEvents, streamOf } from '../support/events.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'
import { type Responder, send, sendBeginning, sendCompletion } from '../support/localServer.ts'
import { PAYLOAD, STREAM_PAYLOAD } from '../support/postToGateway.ts'

const { upstream, appWith, requestStream, loggedFailures } = appsForEachTest()

const OUR_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.any(String),
}
const headersOf = (response: Response) => Object.fromEntries(response.headers)

describe('passes on', () => {
  const CHOICES = '"choices": [{"message": {"content": "a"}}]'
  const REPLY = `{ ${CHOICES}, "x": "\\u0078" }`
  const MEGABYTE = `{${CHOICES}}`.padEnd(1_000_000)
  const CHUNK = '{"choices": [{"delta": {"content": "a"}, "finish_reason": "stop"}], "error": null}'
  const EVENTS = `data: ${CHUNK}\n\n${DONE}`

  const JSON_HEADERS = { 'content-type': 'application/json' }
  const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }

  it.each([
    { what: 'JSON', payload: PAYLOAD, body: REPLY, headers: JSON_HEADERS },
    { what: 'a stream', payload: STREAM_PAYLOAD, body: EVENTS, headers: STREAM_HEADERS },
    { what: '1 MB', payload: PAYLOAD, body: MEGABYTE, headers: JSON_HEADERS },
  ])(
    "$what byte for byte, without upstream's other headers",
    async ({ payload, body, headers }) => {
      const given = {
        'Content-Type': `${headers['content-type']}; a=b`,
        'Set-Cookie': 'a=b',
        'OpenAI-Organization': 'c',
        'Access-Control-Allow-Origin': '*',
      }
      upstream.respondWith(send(200, body, given))
      const response = await appWith().request(makeRequest(payload))
      expect(await response.text()).toBe(body)
      expect(headersOf(response)).toEqual({ ...OUR_HEADERS, ...headers })
      await expect.poll(loggedFailures).toEqual([undefined])
    },
  )

  /** As a whole reply and as a chunk. */
  const bothOf = (message: object, finish_reason: string) => ({
    choices: [{ message, delta: message, finish_reason }],
  })
  const THOUGHTS = bothOf({ reasoning: 'hm' }, 'length')
  const CUT = bothOf({ content: 'a' }, 'abort')

  it.each<[string, Responder, { words: string; reason: string }]>([
    ['an empty reply', sendCompletion(' '), { words: '" "', reason: 'stop' }],
    ['thoughts beside it', send(200, THOUGHTS), { words: 'hm', reason: 'length' }],
    ['streamed thoughts', sendEvents(eventOf(THOUGHTS)), { words: 'hm', reason: 'length' }],
    ['a stream that was cut', sendEvents(eventOf(CUT), DONE), { words: DONE, reason: 'abort' }],
  ])(
    'a reply without a whole recipe, and logs its finish_reason: %s',
    async (_, responder, { words, reason }) => {
      const { status, text } = await requestStream(responder)
      expect(status).toBe(200)
      expect(text).toContain(words)
      const logged = `complete reply: {"finish_reason":"${reason}"`
      await expect.poll(loggedFailures).toEqual([expect.stringContaining(logged)])
    },
  )
})

describe('reports a failure', () => {
  const STREAM = streamOf('# Soup').join('')
  const ERROR = { error: KEY, choices: [] }
  const REPLY = { choices: [{ message: { content: 'a' } }] }
  const CUT_JSON = sendBeginning('{"choices":[]}', JSON_TYPE)

  it.each<[string, Responder, { status: number; logged: string }]>([
    ['JSON that breaks off', CUT_JSON, { status: 502, logged: 'UND_ERR_SOCKET' }],
    ['an error in a 200', send(200, ERROR), { status: 502, logged: 'reply: …' }],
    ['1 MB and a byte', send(200, '['.repeat(1_000_001)), { status: 502, logged: 'over 1 MB' }],
    ['a reply in a 500', send(500, REPLY), { status: 500, logged: '500: {"choices"' }],
    ['a stream in a 500', send(500, STREAM, EVENT_STREAM), { status: 500, logged: '500: data: {' }],
    ['an error over 1 MB', send(500, 'x'.repeat(1_000_001)), { status: 500, logged: '500: xxx' }],
    ['a status that fetch refuses', send(407, ''), { status: 502, logged: 'fetch failed' }],
  ])('by its status, and logs why: %s', async (_, responder, { status, logged }) => {
    const response = await requestStream(responder)
    expect(response.status).toBe(status)
    expect(response.text).toContain('{"error":{"message":"The chat server failed')
    await expect.poll(loggedFailures).toEqual([expect.stringContaining(logged)])
  })

  it('if the body cannot be decoded, at the latest at the timeout', async () => {
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
    upstream.respondWith(async (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).flushHeaders()
      await expect.poll(() => read).toHaveBeenCalled()
      response.write('plain text')
    })
    const app = appWith({}, { timeoutMs: 2000 })
    // Versions of Node differ: some report the error at once, others wait for more.
    expect([502, 504]).toContain((await app.request(makeRequest(PAYLOAD))).status)
    await expect.poll(loggedFailures).toHaveLength(1)
  })

  it.each<[number, unknown, number]>([
    [400, { error: `Unknown token ${KEY}` }, 400],
    [400, { error: { message: 'Odd', code: 'model_not_supported' } }, 404],
    [422, { error: 'Template error: System role not supported' }, 404],
    [401, '', 401],
    [408, '', 504],
    [421, '', 502],
    [429, { error: { message: 'Slow down' } }, 429],
    [429, { error: { message: 'a', code: 'insufficient_quota' } }, 402],
    [503, '<h1>Busy', 503],
    [200, { error: { message: 'Slow down', code: 429 } }, 429],
    [200, { error: { message: 'Full', code: 'server_error' } }, 502],
    [200, { error: { message: 'Odd', code: 200 } }, 502],
    [200, { error: { message: 'Odd', code: 407 } }, 502],
    [600, '', 502],
  ])(
    'answers a %i with %j by %i, and passes on no words or headers',
    async (given, body, status) => {
      upstream.respondWith(send(given, body, { 'Set-Cookie': 'a=b', 'Content-Type': 'text/html' }))
      const response = await appWith().request(makeRequest(PAYLOAD))
      expect(response.status).toBe(status)
      expect(headersOf(response)).toEqual({ ...OUR_HEADERS, 'content-type': 'application/json' })
      const message = 'The chat server failed; the log of the gateway says why'
      expect(await response.json()).toEqual({ error: { message } })
    },
  )

  it.each([
    ['0.5', '1'],
    [KEY, null],
  ])('with a Retry-After in seconds: %s becomes %s', async (sent, expected) => {
    upstream.respondWith(send(503, 'Loading', { 'Retry-After': sent }))
    const { headers } = await appWith().request(makeRequest(PAYLOAD))
    expect(headers.get('Retry-After')).toBe(expected)
  })
})

it('does not log a key in the query of CHAT_UPSTREAM', async () => {
  upstream.respondWith((response, request) =>
    send(404, request.path.replaceAll('&', ' '))(response, request),
  )
  const app = appWith({
    CHAT_UPSTREAM: `${upstream.url}?version=2024-10-21-preview&v=7-digit&key=8-digits`,
  })
  await app.request(makeRequest(PAYLOAD))
  await expect
    .poll(loggedFailures)
    .toEqual([
      'The chat server answered 404: /v1/chat/completions?version=2024-10-21-preview v=7-digit …',
    ])
})

it('answers 503 with a Retry-After beyond CHAT_CALLS_AT_ONCE', async () => {
  const runningCalls = new Set<UpstreamCall>()
  const stream = openStream()
  upstream.respondWith(stream.respond)
  const app = appWith({ CHAT_CALLS_AT_ONCE: '1' }, { runningCalls })
  const first = await app.request(makeRequest(STREAM_PAYLOAD))
  const response = await app.request(makeRequest(PAYLOAD))
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await response.json()).toEqual({
    error: { message: 'Too many calls at once; see Retry-After' },
  })
  stream.end(...streamOf('# Soup'))
  expect(await first.text()).toContain('Soup')
  await expect.poll(() => runningCalls.size).toBe(0)
})

it('caps the calls of requests that come at the same time', async () => {
  const app = appWith({ CHAT_CALLS_AT_ONCE: '1' })
  const responses = ['a', 'b', 'c'].map(() => app.request(makeRequest(PAYLOAD)))
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(statuses).toEqual([200, 503, 503])
  expect(upstream.requests).toHaveLength(1)
})

it('times out one second before the page', async () => {
  fakeTimeouts()
  const runningCalls = new Set<UpstreamCall>()
  const app = appWith({}, { timeoutMs: 60_000, runningCalls })
  // Not expect.poll, which advances the timers.
  const arrived = new Promise<void>((resolve) => upstream.respondWith(() => resolve()))
  const answered = app.request(makeRequest(PAYLOAD))
  await arrived
  vi.advanceTimersByTime(58_999)
  expect(runningCalls.size).toBe(1)
  vi.advanceTimersByTime(1)
  expect((await answered).status).toBe(504)
  await expect.poll(loggedFailures).toEqual(['timeout'])
})
