import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatError } from '../../src/chat/chat.ts'
import { huggingFaceStream } from '../../src/chat/huggingFaceStream.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { silent } from '../support/fakeChat.ts'
import { fakeFrames } from '../support/fakeFrames.ts'
import {
  type Answer,
  answer,
  completion,
  deltas,
  events,
  type LocalServer,
  startLocalServer,
} from '../support/localServer.ts'
import { openStream } from '../support/openStream.ts'

const MESSAGES = recipeMessages(['egg', 'a rare truffle'])
const COMMON = { model: 'a', timeoutMs: 60_000, stream: true }
const never = () => new AbortController().signal

describe('the streamed chat', () => {
  let server: LocalServer
  let frames: ReturnType<typeof fakeFrames>
  beforeEach(async () => {
    server = await startLocalServer()
    frames = fakeFrames()
  })
  afterEach(() => server.close())

  function call(reply: Answer, signal = never(), listener = silent) {
    server.answerWith(reply)
    const settings = { route: 'endpoint', endpoint: '/', ...COMMON } as const
    return huggingFaceStream(settings, server.url)(MESSAGES, signal, listener)
  }

  /** Starts a call whose stream is written by the test. */
  function open(signal = never()) {
    const stream = openStream()
    const heard: string[] = []
    const onDelta = (text: string) => void heard.push(text)
    const reply = call(stream.answer, signal, { ...silent, onDelta })
    /** Ends the frame once something is there to be heard. */
    const nextFrame = () => expect.poll(() => frames.next(), { interval: 5 }).toBeGreaterThan(0)
    return { stream, heard, reply, nextFrame }
  }

  function failureOf(reply: Answer): Promise<ChatError> {
    return call(reply).then(
      () => expect.unreachable('The call should have failed'),
      (error) => error,
    )
  }

  it('makes the same call with stream: true', async () => {
    await call(events(...deltas('a')))
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([
      { model: 'a', messages: MESSAGES, max_tokens: 1024, stream: true },
    ])
  })

  it('calls Hugging Face’s router with the token', async () => {
    server.answerWith(events(...deltas('# Soup')))
    const settings = { route: 'hugging-face', token: 'hf_secret', ...COMMON } as const
    const toServer: typeof fetch = (_, init) => fetch(server.url, init)
    const chat = huggingFaceStream(settings, 'http://page.example', toServer)
    expect(await chat(MESSAGES, never(), silent)).toEqual({ text: '# Soup', finishReason: 'stop' })
    expect(server.requests[0]?.headers.authorization).toBe('Bearer hf_secret')
  })

  it('reports deltas once per frame, and resolves to the whole text', async () => {
    const { stream, heard, reply, nextFrame } = open()
    const [head = '', first = '', second = '', third = '', ...rest] = deltas('# ', 'So', 'up')
    await expect.poll(() => server.requests).toHaveLength(1)
    stream.write(head, first, second)
    await nextFrame()
    expect(heard).toEqual(['# So'])
    stream.end(third, ...rest)
    expect(await reply).toEqual({ text: '# Soup', finishReason: 'stop' })
    frames.next()
    expect(heard).toEqual(['# So'])
  })

  it('reports nothing after an abort, and closes the connection', async () => {
    const aborting = new AbortController()
    const { stream, heard, reply, nextFrame } = open(aborting.signal)
    await expect.poll(() => server.requests).toHaveLength(1)
    stream.write(...deltas('# So').slice(0, 2))
    await nextFrame()
    stream.write(...deltas('up').slice(0, 2))
    await expect.poll(() => frames.due, { interval: 5 }).toBe(1)
    aborting.abort(new Error('stopped'))
    frames.next()
    await expect(reply).rejects.toThrow('stopped')
    expect(heard).toEqual(['# So'])
    await stream.isClosed
  })

  it('reads every split of the bytes', async () => {
    const bytes = Buffer.from(
      deltas('Soupe à l’oignon 🧂', ' زعتر\n').join('').replace(/\n/g, '\r\n'),
    )
    for (let split = 0; split < bytes.length; split += 3) {
      const { text } = await call((response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
        response.write(bytes.subarray(0, split), () => response.end(bytes.subarray(split)))
      })
      expect(text).toBe('Soupe à l’oignon 🧂 زعتر\n')
    }
  })

  it('leaves the stream after the finish_reason', async () => {
    const { stream, reply } = open()
    await expect.poll(() => server.requests).toHaveLength(1)
    stream.write(...deltas('# Soup').slice(0, -1))
    expect((await reply).text).toBe('# Soup')
    await stream.isClosed
  })

  it('needs no blank line after the last event', async () => {
    const whole = deltas('# Soup').slice(0, -1).join('').trimEnd()
    expect((await call(events(whole))).text).toBe('# Soup')
  })

  it('uses only the first choice', async () => {
    const other = event({
      choices: [{ index: 1, delta: { content: 'no' }, finish_reason: 'stop' }],
    })
    expect((await call(events(other, ...deltas('yes')))).text).toBe('yes')
  })

  it('ignores an error that is null, and words beside choices', async () => {
    const more = { error: null, message: 'Success' }
    const first = event({ choices: [{ index: 0, delta: { content: '# ' } }], ...more })
    expect((await call(events(first, ...deltas('Soup')))).text).toBe('# Soup')
  })

  it('accepts a server that ignores `stream`', async () => {
    expect(await call(completion('# Soup'))).toEqual({ text: '# Soup', finishReason: 'stop' })
    expect(await failureOf(answer(200, { error: 'No rice' }))).toMatchObject({
      failure: 'unreadable',
      message: expect.stringContaining('No rice'),
    })
  })

  const start = event({ choices: [{ index: 0, delta: { content: '# So' } }] })
  it.each<[string, string[], string]>([
    ['ends without a finish_reason', [start], 'broke off'],
    ['ends with [DONE] alone', [start, 'data: [DONE]\n\n'], 'broke off'],
    ['is empty', [], 'broke off'],
    ['has an error', [start, event({ error: { message: 'Out of memory' } })], 'Out of memory'],
    ['has an error as a text', [event({ error: 'Out of memory' })], 'Out of memory'],
    ['has a message in place of choices', [event({ message: 'Out of memory' })], 'Out of memory'],
    ['has a list as content', [event({ choices: [{ delta: { content: [] } }] })], '"content":[]'],
    ['has choices that are not a list', [event({ choices: {} })], 'broke off'],
    ['has no content', [event({ choices: [{ delta: {}, finish_reason: 'stop' }] })], 'whole reply'],
    ['is not JSON', ['data: {"choices\n\n'], 'not JSON'],
  ])('fails as unreadable if the stream %s', async (_, lines, words) => {
    expect(await failureOf(events(...lines))).toMatchObject({
      failure: 'unreadable',
      message: expect.stringContaining(words),
    })
  })
})

function event(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`
}
