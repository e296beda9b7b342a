import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import type { UpstreamCall } from '../../src/server/trackCall.ts'
import { appsForEachTest, KEY, makeRequest } from '../support/appsForEachTest.ts'
import {
  DONE,
  EVENT_STREAM,
  eventOf,
  openStream,
  sendEvents,
  streamOf,
  WITHOUT_DONE,
} from '../support/events.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'
import { type Responder, send, sendBeginning } from '../support/localServer.ts'
import { STREAM_PAYLOAD } from '../support/postToGateway.ts'

const { upstream, appWith, requestStream, loggedFailures, loggedLines } = appsForEachTest()

const [FIRST_EVENT = '', ...OTHER_EVENTS] = streamOf('# Soup')
const REST = OTHER_EVENTS.join('')
const STREAM = FIRST_EVENT + REST

it('passes on only the chunks of a stream, and empty comments that keep the connection alive', async () => {
  const others = `: ${KEY}\r\nevent: ${KEY}\r\nid: ${KEY}\r\ndata:\r\n\r\ndata: null\r\n\r\n`
  const stream = openStream(others)
  upstream.respondWith(stream.respond)
  const { body } = await appWith().request(makeRequest(STREAM_PAYLOAD))
  const received: string[] = []
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    // The chunks are sent when the first comment has arrived.
    if (received.push(Buffer.from(bytes).toString()) === 1)
      stream.end(REST.replaceAll('\n', '\r\n'))
  }
  expect(received.join('')).toMatch(/^(:\n\n)+data: /)
  expect(received.join('').replaceAll(':\n\n', '')).toBe(REST)
})

/** A long stream. It comes in one read, and the connection then closes. */
const BURST = streamOf(...Array.from({ length: 3000 }, (_, at) => `word ${at} `)).join('')
const CLOSED_BEHIND = { ...EVENT_STREAM, Connection: 'close' }
const CHUNK_ON_TWO_LINES = 'data: {"choices":\ndata: [{"delta":{"content":"a"}}]}\n\n'

it.each<[string, Responder, words: string]>([
  ['one long burst', send(200, BURST, CLOSED_BEHIND), 'word 2999'],
  ['1000 unknown lines before it', sendEvents('x: 1\n'.repeat(1000), STREAM), STREAM],
  ['JSON of two lines', sendEvents(CHUNK_ON_TWO_LINES, DONE), '\ndata: [{'],
  ['a connection that then breaks off', sendBeginning(WITHOUT_DONE, EVENT_STREAM), STREAM],
])('passes on a whole stream, with one [DONE]: %s', async (_, responder, words) => {
  const { status, text } = await requestStream(responder)
  expect(status).toBe(200)
  expect(text).toContain(words)
  expect(text.split(DONE)).toHaveLength(2)
  await expect.poll(loggedFailures).toEqual([undefined])
})

const ERROR = `data: {"error":"No rice, ${KEY}"}\n\n`
const BUSY_ERROR = eventOf({ error: { message: 'Slow down', code: 429 } })
const UNKNOWN_LINES = openStream('x: 1\n'.repeat(1001)).respond
const CUT_STREAM = sendBeginning(FIRST_EVENT, EVENT_STREAM)

it.each<[string, Responder, { code: number; logged: string }]>([
  ['1001 unknown lines, and no end', UNKNOWN_LINES, { code: 502, logged: 'reply: x: 1' }],
  ['an error', sendEvents(ERROR, REST), { code: 502, logged: 'No rice, …' }],
  ['an error with a code', sendEvents(BUSY_ERROR), { code: 429, logged: 'Slow down' }],
  ['a connection that breaks off', CUT_STREAM, { code: 502, logged: 'UND_ERR_SOCKET' }],
])('ends a stream that fails with an error, and logs why: %s', async (_, responder, expected) => {
  const { status, text } = await requestStream(responder)
  expect(status).toBe(200)
  const message = 'The chat server failed; the log of the gateway says why'
  const error = eventOf({ error: { message, code: expected.code } })
  expect(text.slice(-error.length)).toBe(error)
  expect(text).not.toContain(DONE)
  await expect.poll(loggedFailures).toEqual([expect.stringContaining(expected.logged)])
})

it('reads on from upstream only when its client has read', async () => {
  const runningCalls = new Set<UpstreamCall>()
  const events = Readable.from(streamOf('# So', 'up').map((event) => Buffer.from(event))) as never
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(events, { headers: EVENT_STREAM }))
  const response = await appWith({}, { runningCalls }).request(makeRequest(STREAM_PAYLOAD))
  // Without waiting, the whole stream would have been read by now.
  await new Promise(setImmediate)
  expect(runningCalls.size).toBe(1)
  expect(await response.text()).toContain('up')
  await expect.poll(() => runningCalls.size).toBe(0)
})

it('ends a stream with an error at the end of the grace period, and logs it', async () => {
  const runningCalls = new Set<UpstreamCall>()
  upstream.respondWith(openStream(FIRST_EVENT).respond)
  const app = appWith({}, { runningCalls })
  const response = await app.request(makeRequest(STREAM_PAYLOAD))
  for (const call of runningCalls) call.close('shut down')
  expect(await response.text()).toContain('"code":503')
  await expect.poll(loggedFailures).toEqual(['shut down'])
  expect(runningCalls.size).toBe(0)
})

describe('after the end of a stream', () => {
  const USAGE = eventOf({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 31 } })

  it('reads on for the token count while the client has its response', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(7)
    const stream = openStream(WITHOUT_DONE)
    upstream.respondWith(stream.respond)
    const response = await appWith().request(makeRequest(STREAM_PAYLOAD))
    expect(await response.text()).toBe(STREAM)
    expect(loggedLines()).toEqual([])
    now.mockReturnValue(1000)
    stream.end(USAGE, DONE)
    await expect.poll(loggedLines).toMatchObject([{ status: '200', ms: '0', tokens: '42' }])
    expect(stream.isCutOff()).toBe(false)
  })

  it('logs no token count if upstream leaves the connection open', async () => {
    fakeTimeouts()
    const stream = openStream(STREAM)
    upstream.respondWith(stream.respond)
    const response = await appWith().request(makeRequest(STREAM_PAYLOAD))
    expect(await response.text()).toBe(STREAM)
    vi.advanceTimersByTime(2000)
    // The line is logged a few microtasks after the timeout.
    await new Promise(setImmediate)
    expect(loggedLines()).toMatchObject([{ status: '200' }])
    expect(loggedLines()[0]).not.toHaveProperty('tokens')
    expect(loggedFailures()).toEqual([undefined])
  })
})
