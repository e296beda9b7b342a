import { describe, expect, it, vi } from 'vitest'
import { trackCall } from '../../src/server/trackCall.ts'
import { appsForEachTest, makeRequest } from '../support/appsForEachTest.ts'
import { DONE, eventOf, openStream, streamOf, WITHOUT_DONE } from '../support/events.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'
import { type Responder, sendCompletion } from '../support/localServer.ts'
import { PAYLOAD, STREAM_PAYLOAD } from '../support/postToGateway.ts'

const { upstream, appWith, loggedFailures, loggedLines } = appsForEachTest()

const [FIRST_EVENT = ''] = streamOf('# Soup')

it('an ended call is not kept until its timeout', () => {
  fakeTimeouts()
  const call = trackCall(new Request('http://a.example'), 60_000, new Set())
  expect(vi.getTimerCount()).toBe(1)
  call.close('complete')
  expect(vi.getTimerCount()).toBe(0)
})

describe('when the client leaves, the upstream call ends and no longer counts', () => {
  it.each<[string, Responder, (response: Response) => unknown]>([
    ['before the headers', () => {}, () => {}],
    ['before the first read of a stream', openStream(FIRST_EVENT).respond, () => {}],
    ['in a stream', openStream(FIRST_EVENT).respond, (response) => readUntil('choices', response)],
  ])('%s', async (_, reply, read) => {
    const app = appWith({ CHAT_CALLS_AT_ONCE: 1 })
    const leaving = new AbortController()
    const closed = vi.fn()
    upstream.respondWith((response, request) => {
      response.on('close', closed)
      reply(response, request)
      if (!response.headersSent) leaving.abort()
    })
    await read(await app.request(makeRequest(STREAM_PAYLOAD, {}, leaving.signal)))
    leaving.abort()
    await expect.poll(() => closed).toHaveBeenCalled()
    await expect.poll(loggedFailures).toEqual(['client left'])
    upstream.respondWith(sendCompletion('# Soup'))
    expect((await app.request(makeRequest(PAYLOAD))).status).toBe(200)
  })

  it('before the call', async () => {
    await appWith().request(makeRequest(PAYLOAD, {}, AbortSignal.abort()))
    await expect.poll(loggedLines).toMatchObject([{ status: '502', upstream: 'client left' }])
    expect(upstream.requests).toEqual([])
  })

  it('without a logged failure, and with the token count, if the reply is complete', async () => {
    const stream = openStream(WITHOUT_DONE)
    upstream.respondWith(stream.respond)
    const leaving = new AbortController()
    const response = await appWith().request(makeRequest(STREAM_PAYLOAD, {}, leaving.signal))
    await readUntil('"stop"', response)
    leaving.abort()
    stream.end(eventOf({ choices: [], usage: { total_tokens: 42 } }), DONE)
    await expect.poll(loggedLines).toMatchObject([{ status: '200', tokens: '42' }])
    expect(loggedFailures()).toEqual([undefined])
  })
})

/** Reads a body until it has had `words`. Rejects if it ends before. */
async function readUntil(words: string, { body }: Response): Promise<void> {
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  for (let text = ''; !text.includes(words); ) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`The body has no ${words}`)
    text += Buffer.from(value)
  }
  reader.releaseLock()
}
