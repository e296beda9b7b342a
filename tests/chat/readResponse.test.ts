import { PassThrough, Readable } from 'node:stream'
import { beforeEach, expect, it, vi } from 'vitest'
import { readResponse } from '../../src/chat/readResponse.ts'
import { chunkEvent, EVENT_STREAM, eventOf, STREAM_END, streamOf } from '../support/events.ts'
import { ignoringListener, unaborted } from '../support/fakeChat.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

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

const read = (response: Response, onDelta = ignoringListener.onDelta) =>
  readResponse(response, unaborted(), { ...ignoringListener, onDelta }, false)

/** A streamed response. Its body is text, or grows while it is read. */
const streamed = (body: string | AsyncIterable<Uint8Array>) =>
  new Response(body as string, { headers: EVENT_STREAM })

it('reports deltas once per frame until the end, and resolves to the whole text', async () => {
  const body = new PassThrough()
  const received: string[] = []
  const reply = read(streamed(body), (delta) => void received.push(delta))
  const [head = '', first = '', second = '', third = '', ...rest] = streamOf('# ', 'So', 'up')
  body.write(head + first + second)
  await expect.poll(() => waiting, { interval: 5 }).toHaveLength(1)
  nextFrame()
  expect(received).toEqual(['# So'])
  body.write(third)
  await expect.poll(() => waiting, { interval: 5 }).toHaveLength(1)
  body.end(rest.join(''))
  expect(await reply).toEqual({ text: '# Soup', finishReason: 'stop' })
  nextFrame()
  expect(received).toEqual(['# So'])
})

it('reports no empty delta', async () => {
  const onDelta = vi.fn()
  const empty = chunkEvent({ delta: { content: '' }, finish_reason: 'length' })
  expect(await read(streamed(empty), onDelta)).toEqual({ text: '', finishReason: 'length' })
  expect(waiting).toEqual([])
  expect(onDelta).not.toHaveBeenCalled()
})

it('reports what has arrived before a failure, without a frame', async () => {
  const body = new PassThrough()
  const received: string[] = []
  const reply = read(streamed(body), (delta) => void received.push(delta))
  body.write(START)
  await expect.poll(() => waiting, { interval: 5 }).toHaveLength(1)
  // One read may bring a delta and then the error.
  body.end(chunkEvent({ delta: { content: 'up' } }) + chunkEvent({}) + ERROR)
  await expect(reply).rejects.toThrow('Full')
  expect(received).toEqual(['# Soup'])
  nextFrame()
  expect(received).toHaveLength(1)
})

it('reads a stream wherever its bytes are split', async () => {
  const text = streamOf('Soupe à l’oignon 🧂', ' زعتر\n').join('')
  const bytes = Buffer.from(text.replace(/\n/g, '\r\n'))
  async function* splitAt(at: number) {
    yield bytes.subarray(0, at)
    yield bytes.subarray(at)
  }
  for (let at = 1; at < bytes.length; at += 3)
    expect((await read(streamed(splitAt(at)))).text).toBe('Soupe à l’oignon 🧂 زعتر\n')
})

it('asks for one frame, however many parts come before it', async () => {
  const parts = streamOf('# ', 'So', 'up').map((event) => Buffer.from(event))
  await read(streamed(Readable.from(parts)))
  expect(waiting).toHaveLength(1)
})

it('reads on after the finish_reason, to the end of the stream', async () => {
  const onEnd = vi.fn()
  async function* send() {
    for (const event of streamOf('# Soup')) yield Buffer.from(event)
    onEnd()
  }
  expect((await read(streamed(send()))).text).toBe('# Soup')
  await expect.poll(() => onEnd).toHaveBeenCalled()
})

it.each([
  ['an error in a stream', EVENT_STREAM, START + ERROR],
  ['1 MB and a byte', {}, ' '.repeat(1_000_001)],
])('closes the connection of a failed reply: %s', async (_, type, body) => {
  const closed = vi.fn()
  // Upstream leaves it open.
  server.respondWith((response) => {
    response.on('close', closed)
    response.writeHead(200, { ...type }).write(body)
  })
  await expect(read(await fetch(server.url))).rejects.toThrow()
  await expect.poll(() => closed).toHaveBeenCalled()
})

it.each<[string, Response]>([
  ['a completion', Response.json({ choices: [{ message: { content: null } }] })],
  ['a stream', streamed(STREAM_END.join(''))],
])('fails as unreadable if %s has no content', async (_, response) => {
  await expect(read(response)).rejects.toMatchObject({ failure: 'unreadable' })
})
