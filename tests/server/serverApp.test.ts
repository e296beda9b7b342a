import { basicAuth } from 'hono/basic-auth'
import { describe, expect, it } from 'vitest'
import { appsForEachTest, KEY, makeRequest } from '../support/appsForEachTest.ts'
import { PAYLOAD } from '../support/postToGateway.ts'

const { appWith, loggedLines } = appsForEachTest()

it.each([
  ['http://gpu.example', 1],
  ['http://127.0.0.1', 0],
  ['http://[::1]', 0],
  ['https://gpu.example', 0],
])('warns of a key that is sent unencrypted to another machine: %s', (CHAT_UPSTREAM, warnings) => {
  appWith({ CHAT_UPSTREAM, CHAT_UPSTREAM_KEY: '' })
  expect(loggedLines()).toEqual([])
  appWith({ CHAT_UPSTREAM })
  expect(loggedLines().filter(({ type }) => type === 'warning')).toHaveLength(warnings)
})

describe('an app that other machines can call', () => {
  const publicAppWith = (env: object) =>
    appWith({ CHAT_UPSTREAM: '', CHAT_UPSTREAM_KEY: '', ...env }, { exposedBy: 'HOST=a' })

  it('does not start without a chef, and says what to set', () => {
    const message = /Set HF_TOKEN .*: HOST=a lets .*\n.* DEMO_CHEF=on.*\n.* HOST=127/
    expect(() => publicAppWith({})).toThrow(message)
  })

  it.each([
    ['DEMO_CHEF', 'on'],
    ['CHAT_UPSTREAM', 'http://a'],
    ['VITE_CHAT_ENDPOINT', 'http://a'], // The page calls another server.
  ])('starts with %s=%s', (name, value) => {
    expect(() => publicAppWith({ [name]: value })).not.toThrow()
  })

  it('has no demo chef for everyone beside a page that calls another server', async () => {
    const app = publicAppWith({ VITE_CHAT_ENDPOINT: 'http://a' })
    expect((await app.request(makeRequest(PAYLOAD))).status).toBe(404)
  })
})

it('answers 500 to a failure of its own, and only its log says why, without secrets', async () => {
  const checkRateLimit = () => Promise.reject(new Error(`A bug with ${KEY}`))
  const response = await appWith({}, { checkRateLimit }).request(makeRequest(PAYLOAD))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('bug')
  const id = response.headers.get('X-Request-Id')
  const message = expect.stringMatching(/^Error: A bug with … /)
  await expect.poll(loggedLines).toMatchObject([
    { id, message },
    { id, status: '500' },
  ])
})

it('lets Hono’s own middleware answer', async () => {
  const pageFiles = basicAuth({ username: 'a', password: 'b' })
  expect((await appWith({}, { pageFiles }).request('/')).status).toBe(401)
})

it.each([
  [64, true],
  [65, false],
])('keeps an X-Request-Id of %i characters: %s', async (length, isKept) => {
  const id = 'x'.repeat(length)
  const { headers } = await appWith().request(makeRequest(PAYLOAD, { 'X-Request-Id': id }))
  expect(headers.get('X-Request-Id') === id).toBe(isKept)
})

it('answers a health check beyond the rate limit', async () => {
  const app = appWith({}, { checkRateLimit: () => 7 })
  expect((await app.request('/healthz')).status).toBe(200)
})
