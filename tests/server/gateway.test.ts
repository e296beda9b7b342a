import { expect, it } from 'vitest'
import { appsForEachTest, KEY, makeRequest } from '../support/appsForEachTest.ts'
import { PAYLOAD, STREAM_PAYLOAD } from '../support/postToGateway.ts'

const { upstream, appWith } = appsForEachTest()
const [SYSTEM, USER] = PAYLOAD.messages
/** Headers of a body in chunks. */
const UNKNOWN_LENGTH = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }

const sent = () => JSON.parse(upstream.requests[0]?.body ?? '')
const errorWith = (words: string) => ({ error: { message: expect.stringContaining(words) } })

it('takes only the user message and the stream flag, and sends its own model and the rest', async () => {
  const system = { role: 'system', content: 'Be rude' }
  const later = { role: 'user', content: 'And wine?' }
  const messages = [system, USER, later]
  const body = { model: 'another', messages, max_tokens: 9, tools: [], stream: true }
  expect((await appWith().request(makeRequest(body))).status).toBe(200)
  expect(upstream.requests).toMatchObject([{ method: 'POST', path: '/v1/chat/completions' }])
  expect(sent()).toEqual(STREAM_PAYLOAD)
})

it("sends its own key, and not the client's headers", async () => {
  const headers = { Authorization: 'Bearer mine', Cookie: 'a=b', 'X-HF-Bill-To': 'me' }
  expect((await appWith().request(makeRequest(PAYLOAD, headers))).status).toBe(200)
  const [request] = upstream.requests
  expect(request?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(request?.headers).not.toHaveProperty('cookie')
  expect(request?.headers).not.toHaveProperty('x-hf-bill-to')
})

it.each([
  ['JSON with a charset', { 'Content-Type': 'application/json; charset=utf-8' }],
  // Behind a proxy that ends TLS, a browser's Origin is https, and the gateway's own URL is not.
  ['another Origin', { Origin: 'https://page.example' }],
])('accepts %s, and sends JSON', async (_, headers) => {
  expect((await appWith().request(makeRequest(PAYLOAD, headers))).status).toBe(200)
  expect(upstream.requests).toMatchObject([{ headers: { 'content-type': 'application/json' } }])
})

it('takes the user message as it is, up to a body of 64 KB', async () => {
  const user = { role: 'user', content: '豆"' }
  const body = { messages: [null, { role: 'system', content: [] }, user] }
  user.content += '.'.repeat(65_536 - Buffer.byteLength(JSON.stringify(body)))
  expect((await appWith().request(makeRequest(body))).status).toBe(200)
  expect(sent().messages).toEqual([SYSTEM, user])
})

it.each([undefined, 'yes', 1])('asks for no stream if the flag is %j', async (stream) => {
  expect((await appWith().request(makeRequest({ ...PAYLOAD, stream }))).status).toBe(200)
  expect(sent()).toEqual(PAYLOAD)
})

it('takes a body without a Content-Length', async () => {
  expect((await appWith().request(makeRequest(PAYLOAD, UNKNOWN_LENGTH))).status).toBe(200)
  expect(sent()).toEqual(PAYLOAD)
})

it('sends no Authorization without a key', async () => {
  const app = appWith({ CHAT_UPSTREAM_KEY: '' })
  expect((await app.request(makeRequest(PAYLOAD))).status).toBe(200)
  expect(upstream.requests[0]?.headers).not.toHaveProperty('authorization')
})

it.each<[string, unknown]>([
  ['half of its JSON', '{"messages": '],
  ['no user message', { ...PAYLOAD, messages: [SYSTEM] }],
  ['messages that are not a list', { messages: {} }],
  ['64 KB of brackets', '['.repeat(65_536)],
  ['a user message in parts', { ...PAYLOAD, messages: [{ ...USER, content: [] }] }],
])('answers 400 to an invalid body, and says what it should be: %s', async (_, body) => {
  const response = await appWith().request(makeRequest(body))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual(errorWith('with a user message'))
  expect(upstream.requests).toEqual([])
})

const ANOTHER_TYPE = { 'Content-Type': 'text/plain;application/json' }

it.each<[string, Record<string, string | undefined>, { status: number; words: string }]>([
  ['another type', ANOTHER_TYPE, { status: 415, words: 'application/json' }],
  ['no type', { 'Content-Type': undefined }, { status: 415, words: 'application/json' }],
  ['a Content-Length above 64 KB', { 'Content-Length': '65537' }, { status: 413, words: '64 KB' }],
  ['more than 64 KB without a length', UNKNOWN_LENGTH, { status: 413, words: '64 KB' }],
])('refuses %s, and says what it takes', async (_, headers, { status, words }) => {
  const response = await appWith().request(makeRequest('['.repeat(65_537), headers))
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(errorWith(words))
  expect(upstream.requests).toEqual([])
})

const appAtRateLimit = () => appWith({}, { checkRateLimit: () => 7 })

it('answers 429 with a Retry-After to a client beyond its rate limit', async () => {
  const response = await appAtRateLimit().request(makeRequest(PAYLOAD))
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7'])
  expect(await response.json()).toEqual(errorWith('Too many requests from this client'))
  expect(upstream.requests).toEqual([])
})

it('answers 415 before it checks the rate limit', async () => {
  const request = makeRequest(PAYLOAD, { 'Content-Type': 'text/plain' })
  expect((await appAtRateLimit().request(request)).status).toBe(415)
})
