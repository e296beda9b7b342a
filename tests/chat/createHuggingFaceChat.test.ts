import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { createHuggingFaceChat } from '../../src/chat/createHuggingFaceChat.ts'
import { GATEWAY_PATH } from '../../src/endpoints.ts'
import type { Failure } from '../../src/protocol/chat.ts'
import { type ChatSettings, pageSchema } from '../../src/settings.ts'
import { ignoringListener, unaborted } from '../support/fakeChat.ts'
import { type Responder, send, sendCompletion } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

const INGREDIENTS = ['egg', 'a rare truffle']
const SETTINGS = pageSchema.parse({}).chat

const server = serverForEachTest(sendCompletion('# Omelette'))

function callEndpoint(given: Partial<ChatSettings> = {}, signal = unaborted()) {
  const settings = { ...SETTINGS, ...given }
  const chat = createHuggingFaceChat(settings, `${server.url}/folder/?a#b`)
  return chat({ ingredients: INGREDIENTS }, signal, ignoringListener)
}

function callWith(responder: Responder, token?: string) {
  server.respondWith(responder)
  return callEndpoint({ token })
}

it.each([
  ['the gateway, in the folder of the page', GATEWAY_PATH, '/folder/v1/chat/completions'],
  ['a URL with a query', '/v1/chat/completions?key=1', '/v1/chat/completions?key=1'],
])('posts JSON to %s', async (_, endpoint, path) => {
  await callEndpoint({ endpoint: endpoint === GATEWAY_PATH ? endpoint : server.url + endpoint })
  expect(server.requests).toMatchObject([{ method: 'POST', path }])
  expect(server.requests[0]?.headers['content-type']).toContain('application/json')
})

it('leaves out the library’s User-Agent, which other origins may not allow (CORS)', async () => {
  await callEndpoint()
  expect(server.requests[0]?.headers['user-agent']).not.toContain('huggingface')
})

it('with VITE_STREAM=on, sends the same payload with stream: true, and takes a whole reply', async () => {
  await callEndpoint()
  expect((await callEndpoint({ stream: true })).text).toBe('# Omelette')
  const [payload, streamPayload] = server.requests.map(({ body }) => JSON.parse(body))
  expect(payload).not.toHaveProperty('stream')
  expect(streamPayload).toEqual({ ...payload, stream: true })
})

const TEXTS = ['', ' \n🧂 زعتر', '<think>Eggs?</think>\n# Omelette']
it.each(TEXTS)('resolves to exactly the content, whatever its Content-Type: %j', async (text) => {
  const response = sendCompletion(text, { 'Content-Type': 'text/plain' })
  expect(await callWith(response)).toEqual({ text, finishReason: 'stop' })
})

const SIGN_IN = '<!doctype html><title>Sign in</title>'
const LOGINS: [string, Responder][] = [
  ['redirects', send(302, '', { Location: 'https://login.example' })],
  ['sends its page', send(200, `\n${SIGN_IN}`, { 'Content-Type': 'text/html' })],
  ['sends 401 and its page', send(401, SIGN_IN)],
  ['sends 403 and text', send(403, 'Forbidden')],
  ['sends 419 and its page', send(419, SIGN_IN)],
  ['sends 440 and nothing', send(440, '')],
  ['sends 511 and its page', send(511, SIGN_IN)],
  ['sends 401 and JSON without a message', send(401, {})],
]
describe('a login proxy in front of the gateway', () => {
  it.each(LOGINS)('is recognized if it %s', async (_, responder) => {
    const message = expect.stringContaining('Reload the page')
    await expect(callWith(responder)).rejects.toMatchObject({ failure: 'login', message })
  })

  it.each(LOGINS)('is not recognized at another server that %s', async (_, responder) => {
    server.respondWith(responder)
    const call = callEndpoint({ endpoint: server.url })
    await expect(call).rejects.not.toMatchObject({ failure: 'login' })
  })

  it.each<[string, Responder, Failure]>([
    ['the gateway’s own 401', send(401, { error: { message: 'No' } }), 'setup'],
    ['a 502 page', send(502, SIGN_IN), 'unavailable'],
    ['a 404 page', send(404, SIGN_IN), 'setup'],
    ['a 400 page', send(400, SIGN_IN), 'request'],
    ['text and 200', send(200, 'Soup'), 'unreadable'],
  ])('is not recognized after %s', async (_, responder, failure) => {
    await expect(callWith(responder)).rejects.toMatchObject({ failure })
  })
})

/** Sends the headers and the first half of a completion. */
function sendHalf(response: ServerResponse, then = () => {}) {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4000' })
  response.write('{"choices": [{"mess', then)
}

// Below the Retry-After: an abort that waited for the retry would fail.
const AT_ONCE = { timeout: 10_000 }
it.each<[string, Responder]>([
  ['before the headers', () => {}],
  ['in the body', (response) => sendHalf(response)],
  ['before a retry', send(503, '', { 'Retry-After': '20' })],
])('ends at once if aborted %s, and closes the connection', AT_ONCE, async (_, responder) => {
  const aborting = new AbortController()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const closed = vi.fn()
  server.respondWith(async (response, request) => {
    response.on('close', closed)
    responder(response, request)
    if (response.headersSent) await fetched.mock.results[0]?.value
    // By then, the client reads the body or waits before a retry.
    setImmediate(() => aborting.abort(new Error('stopped')))
  })
  await expect(callEndpoint({}, aborting.signal)).rejects.toThrow('stopped')
  await expect.poll(() => closed).toHaveBeenCalled()
  expect(server.requests).toHaveLength(1)
})

it.each<[string, Responder]>([
  ['a body that breaks off', (response) => sendHalf(response, () => response.destroy())],
  ['a redirect, which is not followed', send(307, '', { Location: '/' })],
])('fails as unavailable after %s', async (_, responder) => {
  server.respondWith(responder)
  const message = expect.stringContaining('No connection to the chat server')
  const call = callEndpoint({ endpoint: server.url })
  await expect(call).rejects.toMatchObject({ failure: 'unavailable', message })
  expect(server.requests).toHaveLength(1)
})

it('reports the status of an error whose body breaks off', async () => {
  const call = callWith((response) => {
    response.writeHead(500, { 'Content-Length': 9 }).write('Oops', () => response.destroy())
  })
  const message = expect.stringMatching(/ 500/)
  await expect(call).rejects.toMatchObject({ failure: 'unavailable', message })
})

it('retries a 503 with the same body', async () => {
  server.respondWith(send(503, 'Loading', { 'Retry-After': '0' }), sendCompletion('# Soup'))
  expect((await callEndpoint()).text).toBe('# Soup')
  const [first, second] = server.requests
  expect(second).toEqual(first)
})

it('keeps the token and the prompt out of its errors', async () => {
  const errorResponse = send(401, { error: 'hf_secret is invalid: hf_secret' })
  const error = await callWith(errorResponse, 'hf_secret').catch((error) => error)
  expect(error.message).toBe('The chat server answered 401: … is invalid: …')
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/secret|truffle/)
})
