import { describe, expect, it, vi } from 'vitest'
import type { UpstreamCall } from '../../src/server/trackCall.ts'
import { DONE, EVENT_STREAM, eventOf, sendEvents, streamOf } from '../support/events.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'
import { appsForEachTest, JSON_TYPE, KEY, makeRequest } from '../support/gateway.ts'
import { type Responder, send, sendBeginning, sendCompletion } from '../support/localServer.ts'
import { PAYLOAD, STREAM_PAYLOAD } from '../support/postToGateway.ts'

const { upstream, appWith, requestStream, loggedFailures, loggedLines } = appsForEachTest()

const OUR_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.any(String),
}
const headersOf = (response: Response) => Object.fromEntries(response.headers)

describe('the gateway passes on', () => {
  const CHOICES = '"choices": [{"message": {"content": "a"}}]'
  const REPLY = `{ ${CHOICES}, "x": "\\u0078" }`
  const CHUNK = '{"choices": [{"delta": {"content": "a"}, "finish_reason": "stop"}], "error": null}'
  const EVENTS = `data: ${CHUNK}\n\n${DONE}`

  it.each([
    ['JSON', PAYLOAD, {}, 'application/json', REPLY],
    ['a stream', STREAM_PAYLOAD, { 'x-accel-buffering': 'no' }, 'text/event-stream', EVENTS],
    ['1 MB', PAYLOAD, {}, 'application/json', `{${CHOICES}}`.padEnd(1_000_000)],
  ])("%s byte for byte, without upstream's other headers", async (_, payload, ours, type, body) => {
    const headers = {
      'Content-Type': `${type}; a=b`,
      'Set-Cookie': 'a=b',
      'OpenAI-Organization': 'c',
      'Access-Control-Allow-Origin': '*',
    }
    upstream.respondWith(send(200, body, headers))
    const response = await appWith().request(makeRequest(payload))
    expect(await response.text()).toBe(body)
    expect(headersOf(response)).toEqual({ ...OUR_HEADERS, ...ours, 'content-type': type })
    await expect.poll(loggedFailures).toEqual([undefined])
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
  ])('the status of a %i with %j as %i, and none of its words', async (given, body, status) => {
    upstream.respondWith(send(given, body, { 'Set-Cookie': 'a=b', 'Content-Type': 'text/html' }))
    const response = await appWith().request(makeRequest(PAYLOAD))
    expect(response.status).toBe(status)
    expect(headersOf(response)).toEqual({ ...OUR_HEADERS, 'content-type': 'application/json' })
    const message = 'The chat server failed; the log of the gateway says why'
    expect(await response.json()).toEqual({ error: { message } })
  })

  it.each([
    ['half a second', '1', '0.5'],
    ['the key', null, KEY],
    ['a number of 5,000 digits', null, '9'.repeat(5000)],
  ])('a Retry-After of %s as %s', async (_, passedOn, given) => {
    upstream.respondWith(send(503, 'Loading', { 'Retry-After': given }))
    const response = await appWith().request(makeRequest(PAYLOAD))
    expect(response.headers.get('Retry-After')).toBe(passedOn)
  })
})

const STREAM = streamOf('# Soup').join('')
const FAILED = '{"error":{"message":"The chat server failed'
const SOCKET = 'UND_ERR_SOCKET'

describe('the gateway', () => {
  it.each<[string, Responder, status: number, logged: string]>([
    ['JSON that breaks off', sendBeginning('{"choices":[]}', JSON_TYPE), 502, SOCKET],
    ['an error with status 200', send(200, { error: KEY, choices: [] }), 502, 'reply: …'],
    ['1 MB and a byte', send(200, '['.repeat(1_000_001)), 502, 'sent over 1 MB'],
    ['a reply with status 500', send(500, { choices: [] }), 500, '500: {"choices"'],
    ['a stream with status 500', send(500, STREAM, EVENT_STREAM), 500, '500: data: {'],
    ['an error over 1 MB', send(500, 'x'.repeat(1_000_001)), 500, '500: xxx'],
    ['a status that fetch refuses', send(407, ''), 502, 'fetch failed'],
  ])(
    'answers with the status of a failure, and logs why: %s',
    async (_, responder, status, logged) => {
      const response = await requestStream(responder)
      expect(response.status).toBe(status)
      expect(response.text).toContain(FAILED)
      await expect.poll(loggedFailures).toEqual([expect.stringContaining(logged)])
    },
  )

  const REASONING = { reasoning: 'hm' }
  const THOUGHTS = { message: REASONING, delta: REASONING, finish_reason: 'length' }
  const CUT_REPLY = { message: { content: 'a' }, delta: { content: 'a' }, finish_reason: 'abort' }

  it.each<[string, Responder, words: string, finishReason: string]>([
    ['an empty reply', sendCompletion(' '), '" "', 'stop'],
    ['thoughts in the reply', sendCompletion('<think>hm'), 'hm', 'stop'],
    ['thoughts beside it', send(200, { choices: [THOUGHTS] }), 'hm', 'length'],
    ['streamed thoughts', sendEvents(eventOf({ choices: [THOUGHTS] })), 'hm', 'length'],
    ['a reply that was cut', send(200, { choices: [CUT_REPLY] }), '"a"', 'abort'],
    ['a stream that was cut', sendEvents(eventOf({ choices: [CUT_REPLY] }), DONE), DONE, 'abort'],
  ])(
    'passes on a reply without a whole recipe, and logs its finish_reason: %s',
    async (_, responder, words, finishReason) => {
      const { status, text } = await requestStream(responder)
      expect(status).toBe(200)
      expect(text).toContain(words)
      const logged = `complete reply: {"finish_reason":"${finishReason}"`
      await expect.poll(loggedFailures).toEqual([expect.stringContaining(logged)])
    },
  )

  it('answers with an error if the body cannot be decoded (Node 20 and 22: only at the timeout)', async () => {
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
    upstream.respondWith(async (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).flushHeaders()
      await expect.poll(() => read).toHaveBeenCalled()
      response.write('plain text')
    })
    const app = appWith({}, { timeoutMs: 2000 })
    expect([502, 504]).toContain((await app.request(makeRequest(PAYLOAD))).status)
    await expect.poll(loggedFailures).toHaveLength(1)
  })
})

it('does not log a key in the query of CHAT_UPSTREAM', async () => {
  upstream.respondWith((response, request) => send(404, `1 ${request.path}`)(response, request))
  const app = appWith({ CHAT_UPSTREAM: `${upstream.url}?version=1&key=in-the-query` })
  await app.request(makeRequest(PAYLOAD))
  await expect.poll(loggedFailures).toEqual(['The chat server answered 404: 1 …'])
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

it.each([
  [{ total_tokens: 42, prompt_tokens: 1, completion_tokens: 2 }, '42'],
  [{ prompt_tokens: 11, completion_tokens: 31 }, '42'],
  [{ completion_tokens: 31 }, undefined],
  [{ total_tokens: KEY }, undefined],
])('logs the tokens of a whole reply with %o as %s', async (usage, tokens) => {
  upstream.respondWith(send(200, { choices: [{ message: { content: '# Soup' } }], usage }))
  await appWith().request(makeRequest(PAYLOAD))
  await expect.poll(loggedLines).toHaveLength(1)
  expect(loggedLines()[0]?.tokens).toBe(tokens)
})
