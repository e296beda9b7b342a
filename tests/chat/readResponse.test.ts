import { Readable } from 'node:stream'
import { beforeEach, expect, it, vi } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { pageSchema } from '../../src/settings.ts'
import {
  DONE,
  EVENT_STREAM,
  openStream,
  STREAM_END,
  sendEvents,
  streamOf,
  toEvent,
} from '../support/events.ts'
import { ignoringListener, unaborted } from '../support/fakeChat.ts'
import { type Responder, send, sendCompletion } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

const SETTINGS = pageSchema.parse({ VITE_CHAT_MODEL: 'a', VITE_STREAM: 'on' }).chat

/** The event of a chunk with these choices. */
const chunkOf = (...choices: unknown[]) => toEvent({ choices })
const FIRST = { index: 0, delta: { content: '# So' } }
const OTHER_CHOICE = { index: 1, delta: { content: 'no' }, finish_reason: 'stop' }
const START = chunkOf(FIRST)
const [ROLE = '', ...REST] = streamOf('up')
const NULL_ERROR = toEvent({ choices: [FIRST], error: null, message: 'Success' })
const USAGE = toEvent({ usage: { prompt_tokens: 9 } })
const REST_WITHOUT_REASON = [chunkOf({ delta: { content: 'up' } }), DONE]
const ERROR = toEvent({ error: { code: 'server_error', message: 'Full' }, choices: [FIRST] })

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
  return huggingFaceChat(SETTINGS, server.url)({ ingredients: [] }, unaborted(), {
    ...ignoringListener,
    onDelta,
  })
}

it('sends the same payload with stream: true', async () => {
  await call(sendEvents(...streamOf('a')))
  expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([
    { model: 'a', messages: expect.any(Array), max_tokens: 1024, stream: true },
  ])
})

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

it('reports what has arrived before a failure, without a frame, and nothing that is empty', async () => {
  const received: string[] = []
  const report = (delta: string) => void received.push(delta)
  const empty = chunkOf({ delta: { content: '' }, finish_reason: 'length' })
  expect(await call(sendEvents(empty), report)).toEqual({ text: '', finishReason: 'length' })
  expect(waiting).toEqual([])
  const stream = openStream()
  const reply = call(stream.respond, report)
  stream.write(START)
  await expect.poll(() => waiting, { interval: 5 }).toHaveLength(1)
  // One read may bring a delta and the error behind it.
  stream.end(chunkOf({ delta: { content: 'up' } }), chunkOf({}), ERROR)
  await expect(reply).rejects.toThrow('Full')
  expect(received).toEqual(['# Soup'])
  nextFrame()
  expect(received).toHaveLength(1)
})

it('reads a stream wherever its bytes are split', async () => {
  const text = streamOf('Soupe à l’oignon 🧂', ' زعتر\n').join('')
  const bytes = Buffer.from(text.replace(/\n/g, '\r\n'))
  for (let split = 1; split < bytes.length; split += 3) {
    const parts = Readable.from([bytes.subarray(0, split), bytes.subarray(split)]) as never
    const fetchParts = async () => new Response(parts, { headers: EVENT_STREAM })
    const chat = huggingFaceChat(SETTINGS, server.url, fetchParts)
    expect((await chat({ ingredients: [] }, unaborted(), ignoringListener)).text).toBe(
      'Soupe à l’oignon 🧂 زعتر\n',
    )
  }
})

it('closes the connection after the finish_reason', async () => {
  const stream = openStream()
  stream.write(...streamOf('# Soup').slice(0, -1))
  expect((await call(stream.respond)).text).toBe('# Soup')
  await expect.poll(stream.isClosed).toBe(true)
})

it.each<[string, string[]]>([
  ['a last event without a blank line', [START, REST.slice(0, -1).join('').trimEnd()]],
  ['a second choice', [chunkOf(OTHER_CHOICE), chunkOf(OTHER_CHOICE, FIRST), ...REST]],
  ['an error that is null, and a message beside choices', [NULL_ERROR, ...REST]],
  ['a chunk without choices', [START, USAGE, ...REST]],
  ['a choice that is null', [START, chunkOf(null), ...REST]],
  ['choices that are not a list', [START, toEvent({ choices: {} }), ...REST]],
  ['content that is null', [chunkOf({ delta: { content: null } }), START, ...REST]], // llama.cpp
  ['a choice without a delta', [START, chunkOf({}), ...REST]], // Azure
  ['carriage returns between tokens', [START.replaceAll(',', ',\r'), ...REST]],
  ['comments', [': OPENROUTER PROCESSING\n\n', START, ...REST]],
])('reads the reply from a stream with %s', async (_, lines) => {
  expect(await call(sendEvents(...lines))).toEqual({ text: '# Soup', finishReason: 'stop' })
})

it.each(['', 'null', 'None', 'in_progress', 'constructor', 0, false, {}])(
  'reads on after the unknown finish_reason %j',
  async (finish_reason) => {
    const start = chunkOf({ ...FIRST, finish_reason })
    const reply = { text: '# Soup', finishReason: 'stop' }
    expect(await call(sendEvents(start, ...REST))).toEqual(reply)
    expect(await call(sendEvents(start, ...REST_WITHOUT_REASON))).toEqual(reply)
    expect(await call(sendEvents(start, ...STREAM_END))).toEqual({ ...reply, text: '# So' })
    await expect(call(sendEvents(start))).rejects.toMatchObject({ failure: 'unreadable' })
  },
)

it.each(['abort', 'network_error', 'model_context_window_exceeded'])(
  'the last chunk says that the reply was cut: %s',
  async (finish_reason) => {
    const end = chunkOf({ delta: { content: 'up' }, finish_reason })
    const usage = toEvent({ choices: [], usage: { total_tokens: 9 } })
    const reply = { text: '# Soup', finishReason: 'error' }
    expect(await call(sendEvents(START, end, usage, DONE))).toEqual(reply)
    const placeholders = chunkOf({ ...FIRST, finish_reason })
    expect(await call(sendEvents(placeholders, end, DONE))).toEqual({
      ...reply,
      finishReason: 'stop',
    })
  },
)

it.each([
  ['stop', ['STOP', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'COMPLETE', 'done']],
  ['length', ['length', 'max_tokens', 'model_length']],
  ['content_filter', ['content_filter', 'safety', 'refusal']],
  ['error', ['error']],
])('ends with the finish reason %s after %j', async (finishReason, values) => {
  for (const finish_reason of values) {
    const end = chunkOf({ ...FIRST, finish_reason })
    expect(await call(sendEvents(end, ...REST))).toEqual({ text: '# So', finishReason })
  }
})

it('accepts a server that ignores `stream`', async () => {
  expect((await call(sendCompletion('# Soup'))).text).toBe('# Soup')
})

it.each<[string, Responder, string]>([
  ['ends without a finish_reason', sendEvents(START), 'broke off'],
  ['has [DONE] without content', sendEvents(ROLE, DONE, ...REST), 'complete reply: [DONE]'],
  ['has no body', send(204, '', EVENT_STREAM), 'broke off'],
  ['has over 1 MB', sendEvents(' '.repeat(1_000_001)), 'over 1 MB'],
  ['is an error in JSON', send(200, { error: 'Full' }, EVENT_STREAM), 'reply: Full'],
  ['has a message in place of choices', sendEvents(toEvent({ message: 'Full' })), 'Full'],
  ['has an error beside choices', sendEvents(START, ERROR), 'Full'], // OpenRouter
  ['has a list as content', sendEvents(chunkOf({ delta: { content: [] } })), '"content":[]'],
  ['has no content', sendEvents(...STREAM_END), 'complete reply: {"finish_reason":"stop"}'],
  ['is not JSON', sendEvents('data: {"choices\n\n'), '{"choices'],
])('fails as unreadable if the stream %s', async (_, response, words) => {
  const message = expect.stringContaining(words)
  const failure = { name: 'ChatError', failure: 'unreadable', message }
  await expect(call(response)).rejects.toMatchObject(failure)
})
