import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DONE, EVENT_STREAM, eventOf, openStream, streamOf } from '../support/events.ts'
import { findOrInstallWorkerd } from '../support/findOrInstallWorkerd.js'
import { type Responder, send, sendCompletion, startLocalServer } from '../support/localServer.ts'
import { INGREDIENT, PAYLOAD, postToGateway, STREAM_PAYLOAD } from '../support/postToGateway.ts'
import { readFields } from '../support/readFields.ts'
import { type Start, startNode, startWorkerd } from '../support/servers.ts'
import type { Server } from '../support/waitForServer.ts'

const KEY = 'sk-onTheServer'

const upstream = await startLocalServer()
afterAll(upstream.close)

const hasWorkerd = Boolean(findOrInstallWorkerd())
const platforms: [string, Start, isAvailable: boolean][] = [
  ['Node', startNode, true],
  ['Workers', startWorkerd, hasWorkerd],
]

for (const [name, start, isAvailable] of platforms)
  describe.runIf(isAvailable)(`the server on ${name}`, () => {
    let server: Server
    beforeAll(async () => {
      const CHAT_UPSTREAM = `${upstream.url}/v1`
      const settings = { VITE_CHAT_MODEL: PAYLOAD.model, CHAT_RATE_LIMIT: '9999' }
      server = await start({ CHAT_UPSTREAM_KEY: KEY, CHAT_UPSTREAM, ...settings })
    })
    beforeEach(() => upstream.respondWith(sendCompletion('# Soup')))
    afterAll(() => server.stop())

    it('passes a stream on as it arrives', async () => {
      const [first = '', ...others] = streamOf('# So', 'up')
      const stream = openStream(first)
      upstream.respondWith(stream.respond)
      const { headers, body } = await postToGateway(server.url, STREAM_PAYLOAD)
      expect(headers.get('Content-Type')).toContain('text/event-stream')
      let received = ''
      for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
        received += Buffer.from(bytes)
        // The others are sent when the first has arrived.
        if (received === first) stream.end(...others)
      }
      expect(received).toBe(first + others.join(''))
    })

    it('logs the token count that upstream sends after the client has its stream', async () => {
      const stream = openStream(...streamOf('# Soup').slice(0, -1))
      upstream.respondWith(stream.respond)
      expect(await (await postToGateway(server.url, STREAM_PAYLOAD)).text()).toContain(DONE)
      stream.end(eventOf({ choices: [], usage: { total_tokens: 4711 } }), DONE)
      await expect.poll(server.log).toMatch(/ status=200 .* tokens=4711\n/)
    })

    it('ends the upstream call when the client leaves a stream', async () => {
      const leaving = new AbortController()
      const closed = vi.fn()
      upstream.respondWith((response) => {
        response.writeHead(200, EVENT_STREAM)
        // workerd notices that the client has left when it next writes.
        const writing = setInterval(() => response.write(streamOf('a')[0]), 20)
        response.on('close', () => clearInterval(writing)).on('close', closed)
      })
      const response = await postToGateway(server.url, STREAM_PAYLOAD, { signal: leaving.signal })
      await response.body?.getReader().read()
      leaving.abort()
      await expect.poll(() => closed).toHaveBeenCalled()
    })

    it('sends the key to upstream only', async () => {
      upstream.respondWith(send(307, '', { Location: `/${KEY}` }))
      const response = await postToGateway(server.url)
      expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(KEY)
      expect(upstream.requests).toMatchObject([{ headers: { authorization: `Bearer ${KEY}` } }])
    })

    /** Requests a recipe. Returns the lines of the log about this request, once there are any. */
    async function requestAndReadLines(respond: Responder) {
      upstream.respondWith(respond)
      const { headers } = await postToGateway(server.url, STREAM_PAYLOAD)
      const id = headers.get('X-Request-Id')
      const readLines = () => server.log().match(new RegExp(`.* id=${id} .*`, 'g')) ?? []
      await expect.poll(readLines).not.toEqual([])
      return readLines().map(readFields)
    }

    it.each<[string, Responder, { status: string; failure: RegExp | undefined }]>([
      ['is answered', sendCompletion('# Soup'), { status: '200', failure: undefined }],
      ['gets a redirect', send(307, ''), { status: '502', failure: /answered 307/ }],
      ['gets no response', (response) => void response.destroy(), { status: '502', failure: /./ }],
    ])('logs one line for a request whose call %s', async (_, respond, { status, failure }) => {
      const lines = await requestAndReadLines(respond)
      expect(lines).toMatchObject([
        {
          type: 'request',
          method: 'POST',
          path: '/v1/chat/completions',
          status,
          ms: expect.stringMatching(/^\d/),
          client: expect.any(String),
        },
      ])
      expect(lines[0]?.upstream).toEqual(failure && expect.stringMatching(failure))
    })

    it('logs neither the key nor the prompt', async () => {
      await requestAndReadLines(send(401, `Wrong key: ${KEY}`))
      expect(server.log()).not.toContain(KEY)
      expect(server.log()).not.toContain(INGREDIENT)
    })

    describe('with the demo chef', () => {
      let demoServer: Server
      beforeAll(async () => {
        demoServer = await start({ DEMO_CHEF: 'on', CHAT_RATE_LIMIT: '2', TRUSTED_PROXIES: '1' })
      })
      afterAll(() => demoServer.stop())

      const postAs = (client: string, payload: object = PAYLOAD) =>
        postToGateway(demoServer.url, payload, {
          headers: { 'CF-Connecting-IP': client, 'X-Forwarded-For': client },
        })

      it('replies as a whole, also to a request for a stream', async () => {
        for (const payload of [PAYLOAD, STREAM_PAYLOAD]) {
          const choice = (await (await postAs('192.0.2.6', payload)).json()).choices[0]
          expect(choice.message.content).toMatch(/demo chef/)
          expect(choice.finish_reason).toBe('stop')
        }
      })

      it('answers 429 with a Retry-After to a client beyond its own CHAT_RATE_LIMIT', async () => {
        for (const status of [200, 200, 429])
          expect((await postAs('192.0.2.7')).status).toBe(status)
        const response = await postAs('192.0.2.7')
        expect(response.headers.get('Retry-After')).toMatch(/^([1-9]|[1-5]\d|60)$/)
        expect((await postAs('192.0.2.8')).status).toBe(200)
      })
    })
  })

it.runIf(hasWorkerd)('without a chef, a Worker answers 500, and only logs why', async () => {
  const server = await startWorkerd({})
  onTestFinished(server.stop)
  const response = await postToGateway(server.url)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('HF_')
  await expect.poll(server.log).toContain('Set HF_TOKEN or CHAT_UPSTREAM')
})
