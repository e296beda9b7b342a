import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatError } from '../../src/chat/chat.ts'
import { huggingFaceStream } from '../../src/chat/huggingFaceStream.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { silent } from '../support/fakeChat.ts'
import {
  type Answer,
  answer,
  completion,
  deltas,
  events,
  type LocalServer,
  startLocalServer,
} from '../support/localServer.ts'

const MESSAGES = recipeMessages(['egg', 'a rare truffle'])
const MODEL = 'mistralai/Mistral-7B-Instruct-v0.3'
const never = () => new AbortController().signal
const COMMON = { model: MODEL, timeLimitMs: 60_000, stream: true }

describe('the streamed chat', () => {
  let server: LocalServer
  beforeEach(async () => {
    server = await startLocalServer()
  })
  afterEach(() => server.close())

  const streamed = () =>
    huggingFaceStream({ route: 'endpoint', endpoint: '/', ...COMMON }, server.url)

  async function ask(reply: Answer) {
    server.answerWith(reply)
    const pieces: string[] = []
    const onDelta = (text: string) => void pieces.push(text)
    return { ...(await streamed()(MESSAGES, never(), { ...silent, onDelta })), pieces }
  }
  const failureOf = (reply: Answer): Promise<ChatError> =>
    ask(reply).then(
      () => expect.unreachable('the chat should have failed'),
      (error) => error,
    )

  it('makes the same call, with stream: true', async () => {
    await ask(events(...deltas('a')))
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([
      { model: MODEL, messages: MESSAGES, max_tokens: 1024, stream: true },
    ])
  })

  it('tells of the deltas as they come, and resolves to their sum', async () => {
    const { text, pieces } = await ask(events(...deltas('# So', 'up', '', ' 🧂\n')))
    expect(text).toBe('# Soup 🧂\n')
    expect(pieces).toEqual(['# So', 'up', ' 🧂\n'])
  })

  it('tells of a delta while the server is still at the next', async () => {
    const [head = '', first = '', ...rest] = deltas('# So', 'up')
    let finish = () => {}
    server.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(head + first)
      finish = () => response.end(rest.join(''))
    })
    const told: string[] = []
    const onDelta = (text: string) => {
      told.push(text)
      finish()
    }
    const { text } = await streamed()(MESSAGES, never(), { ...silent, onDelta })
    expect(told).toEqual(['# So', 'up'])
    expect(text).toBe('# Soup')
  })

  it('does not mind how the bytes are cut', async () => {
    const bytes = Buffer.from(deltas('# Soupe à l’oignon 🧂', ' زعتر', '\n').join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 6 }), async (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), bytes.length]
        const { text } = await ask(async (response) => {
          response.writeHead(200, { 'Content-Type': 'Text/Event-Stream; charset=utf-8' })
          for (const [index, from] of at.slice(0, -1).entries()) {
            response.write(bytes.subarray(from, at[index + 1]))
            await pause(1)
          }
          response.end()
        })
        expect(text).toBe('# Soupe à l’oignon 🧂 زعتر\n')
      }),
      { numRuns: 25 },
    )
  })

  it('takes an end at max_tokens for an end, and an empty text for a text', async () => {
    expect(await ask(events(...deltas('a').slice(0, -2), chunk({}, 'length')))).toMatchObject({
      text: 'a',
    })
    expect(await ask(events(...deltas()))).toMatchObject({ text: '', pieces: [] })
  })

  it.each<[string, Answer]>([
    ['stays open', (response) => void response.write('')],
    ['breaks', (response) => response.socket?.resetAndDestroy()],
  ])('has its answer when the server says so, though the connection %s', async (_, after) => {
    const { text } = await ask((response, request) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(deltas('# Soup').slice(0, -1).join(''), () => after(response, request))
    })
    expect(text).toBe('# Soup')
  })

  it('takes the first choice alone', async () => {
    const other = `data: ${JSON.stringify({ choices: [{ index: 1, delta: { content: 'no' }, finish_reason: 'stop' }] })}\n\n`
    expect(await ask(events(other, ...deltas('yes'), other))).toMatchObject({ text: 'yes' })
  })

  it('takes an answer that comes whole after all', async () => {
    expect(await ask(completion('# Soup'))).toMatchObject({ text: '# Soup', pieces: [] })
  })

  it.each<[string, Answer, string]>([
    ['ends without a finish_reason', events(chunk({ content: '# So' })), 'broke off'],
    ['ends with [DONE] alone', events(chunk({ content: '# So' }), 'data: [DONE]\n\n'), 'broke off'],
    ['is empty', events(), 'broke off'],
    [
      'holds an error',
      events(chunk({ content: '# So' }), error('out of memory')),
      'broke off: out of memory',
    ],
    [
      'holds something other than text',
      events(chunk({ content: { a: 1 } })),
      'something other than text',
    ],
    ['holds what is not JSON', events('data: {"choices\n\n'), 'not JSON'],
    [
      'is not UTF-8',
      (response) =>
        void response
          .writeHead(200, { 'Content-Type': 'text/event-stream' })
          .end(Buffer.from([0x64, 0xff])),
      'not UTF-8',
    ],
    [
      'is longer than 1 MB',
      events(...Array(12).fill(chunk({ content: 'x'.repeat(100_000) }))),
      'longer than 1 MB',
    ],
    ['is whole and without a text', answer(200, { choices: [] }), 'without a text'],
    ['is whole and no JSON', answer(200, '{', { 'Content-Type': 'application/json' }), 'not JSON'],
    ['is neither whole nor a stream', answer(200, 'data: '), 'not JSON by its Content-Type'],
  ])('takes an answer that %s for none that can be read', async (_, reply, words) => {
    expect(await failureOf(reply)).toMatchObject({
      failure: 'unreadable',
      message: expect.stringContaining(words),
    })
  })

  it.each<[string, string[], string]>([
    ['null, beside no choices', ['{"choices":null,"error":null,"usage":{}}'], '# Soup'],
    [
      'null, in each chunk',
      ['{"choices":[{"index":0,"delta":{"content":"!"}}],"error":null}'],
      '!# Soup',
    ],
    [
      'in a text, over a line separator',
      ['{"choices":[{"index":0,"delta":{"content":"\u2028"}}],"error":null}'],
      '\u2028# Soup',
    ],
    ['thousands of chunks with nothing in them', Array(5000).fill('{}'), '# Soup'],
  ])('is not bothered by an error that is none: %s', async (_, data, text) => {
    const before = data.map((json) => `data: ${json}\n\n`)
    expect(await ask(events(...before, ...deltas('# Soup')))).toMatchObject({ text })
  })

  it.each([
    ['beside no choices', '{"choices":null,"error":{"message":"Out of memory"}}'],
    [
      'beside a choice',
      '{"choices":[{"index":0,"delta":{"content":"a"},"finish_reason":null}],"error":{"message":"Out of memory"}}',
    ],
    ['in a choice', '{"choices":[{"index":0,"delta":{},"error":{"message":"Out of memory"}}]}'],
    ['as a chunk of its own', '{"object":"error","message":"Out of memory"}'],
  ])('breaks off at once with an error %s', async (_, json) => {
    const error = await failureOf((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`data: ${json}\n\n`)
    })
    expect(error).toMatchObject({
      failure: 'unreadable',
      message: 'The chat server’s answer broke off: Out of memory',
    })
  })

  it('has a last event that no blank line follows', async () => {
    const whole = deltas('# Soup').slice(0, -1).join('').trimEnd()
    expect(await ask(events(whole))).toMatchObject({ text: '# Soup' })
  })

  it('reads a refusal as it is read whole', async () => {
    const refusal = chunk({ refusal: 'Not this' })
    const { message } = await failureOf(events(deltas()[0] ?? '', refusal, chunk({}, 'stop')))
    expect(message).toBe('The chat server answered without a text: Not this')
  })

  it('shows no thoughts, however they are cut', async () => {
    const text = ' <think>Leek? </th </think>\n\n# Soup'
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), text.length]
        const pieces = at.slice(0, -1).map((from, index) => text.slice(from, at[index + 1]))
        const reply = await ask(events(...deltas(...pieces)))
        expect(reply).toMatchObject({ text: '# Soup', finishReason: 'stop' })
        expect(reply.pieces.join('')).toBe('# Soup')
      }),
      { numRuns: 25 },
    )
  })

  it('fails when the connection breaks half way', async () => {
    const broken: Answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(chunk({ content: '# So' }), () => response.socket?.resetAndDestroy())
    }
    // Node 20 itself takes that for an end, a browser does not.
    expect(await failureOf(broken)).toMatchObject({ name: 'ChatError' })
  })

  it('says what a refusal says, and waits out a 503', async () => {
    expect(await failureOf(answer(402, { error: 'No credits' }))).toMatchObject({
      failure: 'quota',
    })
    server.answerWith(answer(503, 'loading', { 'Retry-After': '0' }), events(...deltas('# Soup')))
    expect(await streamed()(MESSAGES, never(), silent)).toMatchObject({ text: '# Soup' })
    expect(server.requests).toHaveLength(2)
  })

  it.each<[string, string, RegExp]>([
    ['it is stopped', chunk({ content: '# So' }), /stopped/],
    ['it has failed', chunk({ content: 7 }), /something other/],
  ])('closes the connection when %s', async (_, written, message) => {
    const stopping = new AbortController()
    const closed = new Promise<void>((resolve) => {
      server.answerWith((response) => {
        response.on('close', resolve)
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(written)
      })
    })
    const onDelta = () => stopping.abort(new Error('stopped'))
    const answer = streamed()(MESSAGES, stopping.signal, { ...silent, onDelta })
    await expect(answer).rejects.toThrow(message)
    await closed
  })
})

function chunk(delta: object, finish_reason: string | null = null) {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`
}

function error(message: string) {
  return `data: ${JSON.stringify({ error: { message, type: 'server_error' } })}\n\n`
}
