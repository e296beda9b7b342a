import { Readable } from 'node:stream'
import { beforeEach, expect, it, vi } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { ChatError } from '../../src/protocol/chat.ts'
import { makeMessages } from '../../src/protocol/prompt.ts'
import { GATEWAY } from '../../src/settings.ts'
import { chatErrorOf, never, silent } from '../support/fakeChat.ts'
import { fakeFrames } from '../support/fakeFrames.ts'
import {
  completion,
  deltas,
  event,
  events,
  openStream,
  type Responder,
  respond,
} from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

const MESSAGES = makeMessages(['egg', 'a rare truffle'])
const COMMON = { model: 'a', timeoutMs: 60_000, token: undefined, stream: true }

const server = serverForEachTest()
let frames: ReturnType<typeof fakeFrames>
beforeEach(() => {
  frames = fakeFrames()
})

function call(response: Responder, signal = never(), listener = silent) {
  server.respondWith(response)
  const settings = { endpoint: GATEWAY, ...COMMON } as const
  return huggingFaceChat(settings, server.url)(MESSAGES, signal, listener)
}

/** Starts a call. The test writes its stream. */
function open(signal = never()) {
  const stream = openStream()
  const received: string[] = []
  const onDelta = (text: string) => void received.push(text)
  const reply = call(stream.respond, signal, { ...silent, onDelta })
  const nextFrame = async () => {
    await expect.poll(frames.pending, { interval: 5 }).toBe(1)
    frames.next()
  }
  return { stream, received, reply, nextFrame }
}

it('sends the same payload with stream: true', async () => {
  await call(events(...deltas('a')))
  expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([
    { model: 'a', messages: MESSAGES, max_tokens: 1024, stream: true },
  ])
})

it('reports deltas once per frame, and resolves to the whole text', async () => {
  const { stream, received, reply, nextFrame } = open()
  const [head = '', first = '', second = '', third = '', ...rest] = deltas('# ', 'So', 'up')
  await expect.poll(() => server.requests).toHaveLength(1)
  stream.write(head, first, second)
  await nextFrame()
  expect(received).toEqual(['# So'])
  stream.end(third, ...rest)
  expect(await reply).toEqual({ text: '# Soup', finishReason: 'stop' })
})

it('does not report empty deltas', async () => {
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame')
  const [role = '', , finish = ''] = deltas('# Soup')
  expect((await call(events(role, finish))).text).toBe('')
  expect(frame).not.toHaveBeenCalled()
})

it('closes the connection on an abort', async () => {
  const aborting = new AbortController()
  const { stream, reply } = open(aborting.signal)
  await expect.poll(() => server.requests).toHaveLength(1)
  aborting.abort(new Error('stopped'))
  await expect(reply).rejects.toThrow()
  await expect.poll(stream.isClosed).toBe(true)
})

it('reads a stream wherever its bytes are split', async () => {
  const bytes = Buffer.from(
    deltas('Soupe à l’oignon 🧂', ' زعتر\n').join('').replace(/\n/g, '\r\n'),
  )
  for (let split = 1; split < bytes.length; split += 3) {
    const parts = Readable.from([bytes.subarray(0, split), bytes.subarray(split)]) as never
    const headers = { 'Content-Type': 'text/event-stream' }
    const fetchParts = async () => new Response(parts, { headers })
    const settings = { endpoint: GATEWAY, ...COMMON } as const
    const chat = huggingFaceChat(settings, server.url, fetchParts)
    const { text } = await chat(MESSAGES, never(), silent)
    expect(text).toBe('Soupe à l’oignon 🧂 زعتر\n')
  }
})

it('closes the connection after the finish_reason', async () => {
  const { stream, reply } = open()
  await expect.poll(() => server.requests).toHaveLength(1)
  stream.write(...deltas('# Soup').slice(0, -1))
  expect((await reply).text).toBe('# Soup')
  await expect.poll(stream.isClosed).toBe(true)
})

it('reads a last event without a blank line', async () => {
  const whole = deltas('# Soup').slice(0, -1).join('').trimEnd()
  expect((await call(events(whole))).text).toBe('# Soup')
})

it.each([undefined, null, ''])('ends with [DONE] if the finish_reason is %j', async (reason) => {
  const chunk = event({ choices: [{ delta: { content: '# Soup' }, finish_reason: reason }] })
  expect(await call(events(chunk, 'data: [DONE]\n\n'))).toEqual({
    text: '# Soup',
    finishReason: 'stop',
  })
})

it('reads only the first choice, wherever it stands', async () => {
  const first = { index: 0, delta: { content: 'yes' } }
  const second = { index: 1, delta: { content: 'no' }, finish_reason: 'stop' }
  const chunks = [event({ choices: [second] }), event({ choices: [second, first] })]
  expect((await call(events(...chunks, ...deltas('!')))).text).toBe('yes!')
})

it('ignores an error that is null, a message beside choices, and a chunk without choices', async () => {
  const more = { error: null, message: 'Success' }
  const first = event({ choices: [{ index: 0, delta: { content: '# ' } }], ...more })
  const usage = event({ usage: { prompt_tokens: 9 } })
  expect((await call(events(first, usage, ...deltas('Soup')))).text).toBe('# Soup')
})

it('accepts a server that ignores `stream`', async () => {
  expect(await call(completion('# Soup'))).toEqual({ text: '# Soup', finishReason: 'stop' })
})

const start = event({ choices: [{ index: 0, delta: { content: '# So' } }] })
const role = event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })
it.each<[string, string[], string]>([
  ['ends without a finish_reason', [start], 'broke off'],
  ['has [DONE] without content', [role, 'data: [DONE]\n\n'], 'broke off'],
  ['is empty', [], 'broke off'],
  ['has an error', [start, event({ error: { message: 'Out of memory' } })], 'Out of memory'],
  ['has an error as a string', [event({ error: 'Out of memory' })], 'Out of memory'],
  ['has a message in place of choices', [event({ message: 'Out of memory' })], 'Out of memory'],
  ['has a list as content', [event({ choices: [{ delta: { content: [] } }] })], '"content":[]'],
  ['has a choice that is null', [event({ choices: [null] })], 'broke off'],
  ['has choices that are not a list', [event({ choices: {} })], 'broke off'],
  [
    'has no content',
    [event({ choices: [{ delta: {}, finish_reason: 'stop' }] })],
    'complete reply',
  ],
  ['is not JSON', ['data: {"choices\n\n'], '{"choices'],
  ['has over 1 MB', [`: ${'x'.repeat(1_000_000)}\n`], 'over 1 MB'],
])('fails as unreadable if the stream %s', async (_, lines, words) => {
  expect(await chatErrorOf(call(events(...lines)))).toMatchObject({
    failure: 'unreadable',
    message: expect.stringContaining(words),
  })
})

it('fails as unreadable on a stream without a body', async () => {
  const type = { 'Content-Type': 'text/event-stream' }
  expect(await chatErrorOf(call(respond(204, '', type)))).toMatchObject({ failure: 'unreadable' })
})

it('fails if the connection breaks off', async () => {
  const breakOff: Responder = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(start, () => response.destroy())
  }
  await expect(call(breakOff)).rejects.toBeInstanceOf(ChatError)
})
