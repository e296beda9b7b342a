import { Readable } from 'node:stream'
import { beforeEach, expect, it, vi } from 'vitest'
import { createHuggingFaceChat } from '../../src/chat/createHuggingFaceChat.ts'
import { pageSchema } from '../../src/settings.ts'
import {
  chunkEvent,
  EVENT_STREAM,
  eventOf,
  openStream,
  STREAM_END,
  sendEvents,
  streamOf,
} from '../support/events.ts'
import { INPUT, ignoringListener, unaborted } from '../support/fakeChat.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'
import { type Responder, sendCompletion } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

const SETTINGS = pageSchema.parse({ VITE_CHAT_MODEL: 'a', VITE_STREAM: 'on' }).chat

const START = chunkEvent({ index: 0, delta: { content: '# So' } })
const ERROR = eventOf({ error: { code: 'server_error', message: 'Full' } })

const server = serverForEachTest()

/** What waits for the next frame. Node has no frames. */
let waiting: (() => void)[]
beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestAnimationFrame', (report: () => void) => waiting.push(report))
})
const nextFrame = () => waiting.splice(0).forEach((report) => void report())

function call(responder: Responder, onDelta = ignoringListener.onDelta) {
  server.respondWith(responder)
  return createHuggingFaceChat(SETTINGS, server.url)(INPUT, unaborted(), {
    ...ignoringListener,
    onDelta,
  })
}

/** Calls a server whose response comes in these parts. */
function callInParts(parts: Buffer[]) {
  const body = Readable.from(parts) as never
  const fetchParts = async () => new Response(body, { headers: EVENT_STREAM })
  const chat = createHuggingFaceChat(SETTINGS, server.url, fetchParts)
  return chat(INPUT, unaborted(), ignoringListener)
}

it('reports deltas once per frame until the end, and resolves to the whole text', async () => {
  const stream = openStream()
  const received: string[] = []
  const reply = call(stream.respond, (delta) => void received.push(delta))
  const [head = '', first = '', second = '', ...rest] = streamOf('# ', 'So', 'up')
  stream.write(head, first, second)
  await expect.poll(() => waiting, { interval: 5 }).toHaveLength(1)
  nextFrame()
  expect(received).toEqual(['# So'])
  stream.end(...rest)
  expect(await reply).toEqual({ text: '# Soup', finishReason: 'stop' })
  nextFrame()
  expect(received).toEqual(['# So'])
})

it('reports no empty delta', async () => {
  const onDelta = vi.fn()
  const empty = chunkEvent({ delta: { content: '' }, finish_reason: 'length' })
  expect(await call(sendEvents(empty), onDelta)).toEqual({ text: '', finishReason: 'length' })
  expect(waiting).toEqual([])
  expect(onDelta).not.toHaveBeenCalled()
})

it('reports what has arrived before a failure, without a frame', async () => {
  const received: string[] = []
  const stream = openStream()
  const reply = call(stream.respond, (delta) => void received.push(delta))
  stream.write(START)
  await expect.poll(() => waiting, { interval: 5 }).toHaveLength(1)
  // One read may bring a delta and the error behind it.
  stream.end(chunkEvent({ delta: { content: 'up' } }), chunkEvent({}), ERROR)
  await expect(reply).rejects.toThrow('Full')
  expect(received).toEqual(['# Soup'])
  nextFrame()
  expect(received).toHaveLength(1)
})

it('reads a stream wherever its bytes are split', async () => {
  const text = streamOf('Soupe à l’oignon 🧂', ' زعتر\n').join('')
  const bytes = Buffer.from(text.replace(/\n/g, '\r\n'))
  for (let split = 1; split < bytes.length; split += 3) {
    const reply = await callInParts([bytes.subarray(0, split), bytes.subarray(split)])
    expect(reply.text).toBe('Soupe à l’oignon 🧂 زعتر\n')
  }
})

it('asks for one frame, however many parts come before it', async () => {
  await callInParts(streamOf('# ', 'So', 'up').map((event) => Buffer.from(event)))
  expect(waiting).toHaveLength(1)
})

it('closes a connection that stays open for 2 s after the finish_reason', async () => {
  fakeTimeouts()
  const stream = openStream()
  stream.write(...streamOf('# Soup').slice(0, -1))
  expect((await call(stream.respond)).text).toBe('# Soup')
  vi.advanceTimersByTime(2000)
  await expect.poll(stream.isClosed).toBe(true)
})

it.each([
  ['an error in a stream', EVENT_STREAM, START + ERROR],
  ['1 MB and a byte', {}, ' '.repeat(1_000_001)],
])('closes the connection of a failed reply: %s', async (_, type, body) => {
  const closed = vi.fn()
  // Upstream leaves it open.
  const reply = call((response) => {
    response.on('close', closed)
    response.writeHead(200, { ...type }).write(body)
  })
  await expect(reply).rejects.toThrow()
  await expect.poll(() => closed).toHaveBeenCalled()
})

it.each<[string, Responder]>([
  ['a completion', sendCompletion(null)],
  ['a stream', sendEvents(...STREAM_END)],
])('fails as unreadable if %s has no content', async (_, responder) => {
  await expect(call(responder)).rejects.toMatchObject({ failure: 'unreadable' })
})

it('accepts a server that ignores `stream`', async () => {
  expect((await call(sendCompletion('# Soup'))).text).toBe('# Soup')
})
