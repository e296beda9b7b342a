import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatError } from '../../src/chat/chat.ts'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { silent } from '../support/fakeChat.ts'
import {
  type Answer,
  answer,
  completion,
  type LocalServer,
  startLocalServer,
} from '../support/localServer.ts'

const MESSAGES = recipeMessages(['egg', 'a rare truffle'])
const MODEL = 'mistralai/Mistral-7B-Instruct-v0.3'
const COMMON = { model: MODEL, timeLimitMs: 60_000, stream: false }
const never = () => new AbortController().signal

describe('the chat', () => {
  let server: LocalServer
  beforeEach(async () => {
    server = await startLocalServer(completion('# Omelette'))
  })
  afterEach(() => server.close())

  const throughEndpoint = (endpoint = server.url) =>
    huggingFaceChat({ route: 'endpoint', endpoint, ...COMMON }, server.url)

  /** Hugging Face's router, as far as the client can tell. */
  function straightToHuggingFace(token: string) {
    const asked: string[] = []
    const chat = huggingFaceChat(
      { route: 'hugging-face', token, ...COMMON },
      'http://page.example',
      (input, init) => {
        asked.push(String(input))
        return fetch(server.url, init)
      },
    )
    return { chat, asked }
  }

  async function failureOf(reply: Answer): Promise<ChatError> {
    server.answerWith(reply)
    return throughEndpoint()(MESSAGES, never(), silent).then(
      () => expect.unreachable('the chat should have failed'),
      (error) => error,
    )
  }

  it('posts model, messages and max_tokens, and nothing else', async () => {
    await throughEndpoint()(MESSAGES, never(), silent)
    const [request, ...more] = server.requests
    expect(more).toEqual([])
    expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions' })
    expect(request?.headers['content-type']).toContain('application/json')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      model: MODEL,
      messages: MESSAGES,
      max_tokens: 1024,
    })
  })

  it('resolves to the content of the first choice’s message, whatever text that is', async () => {
    for (const text of ['# Omelette', '', '  \n', '🧂 زعتر', '<b>']) {
      server.answerWith(completion(text))
      expect(await throughEndpoint()(MESSAGES, never(), silent)).toMatchObject({ text })
    }
  })

  it('reads JSON whose type is written in capital letters', async () => {
    const body = JSON.stringify({ choices: [{ message: { content: 'a' } }] })
    server.answerWith(answer(200, body, { 'Content-Type': 'Application/JSON; charset=utf-8' }))
    expect(await throughEndpoint()(MESSAGES, never(), silent)).toMatchObject({ text: 'a' })
  })

  it('uses nothing of the answer but that', async () => {
    server.answerWith(answer(200, { choices: [{ message: { content: 'a' } }, { message: {} }] }))
    expect(await throughEndpoint()(MESSAGES, never(), silent)).toEqual({
      text: 'a',
      finishReason: 'stop',
    })
  })

  it.each(['', '/', '/v1', '/v1/', '/v1/chat/completions'])(
    'finds the chat completions of an endpoint that ends in "%s"',
    async (path) => {
      await throughEndpoint(server.url + path)(MESSAGES, never(), silent)
      expect(server.requests[0]?.path).toBe('/v1/chat/completions')
    },
  )

  it('takes a path on the page’s own origin, and never sends it to Hugging Face instead', async () => {
    await throughEndpoint('/kitchen')(MESSAGES, never(), silent)
    expect(server.requests[0]?.path).toBe('/kitchen/v1/chat/completions')
    await throughEndpoint('/')(MESSAGES, never(), silent)
    expect(server.requests[1]?.path).toBe('/v1/chat/completions')
  })

  it('understands an endpoint in capital letters, which the client alone would not', async () => {
    await throughEndpoint(server.url.replace('http', 'HTTP'))(MESSAGES, never(), silent)
    expect(server.requests).toHaveLength(1)
  })

  it('sends no token to an endpoint', async () => {
    await throughEndpoint()(MESSAGES, never(), silent)
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('goes straight to Hugging Face with a token, in one request', async () => {
    const { chat, asked } = straightToHuggingFace('hf_secret')
    expect(await chat(MESSAGES, never(), silent)).toMatchObject({ text: '# Omelette' })
    expect(asked).toEqual(['https://router.huggingface.co/v1/chat/completions'])
    expect(server.requests[0]?.headers.authorization).toBe('Bearer hf_secret')
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      model: MODEL,
      messages: MESSAGES,
      max_tokens: 1024,
    })
  })

  it('waits out a 503, and makes 4 requests in all of a lasting one', async () => {
    const notReady = answer(503, { error: 'Loading model' }, { 'Retry-After': '0' })
    server.answerWith(notReady, completion('# Omelette'))
    expect(await throughEndpoint()(MESSAGES, never(), silent)).toMatchObject({ text: '# Omelette' })

    const error = await failureOf(notReady)
    expect(error).toMatchObject({
      failure: 'busy',
      message: expect.stringContaining('Loading model'),
    })
    expect(server.requests).toHaveLength(4)
  })

  it.each([
    ['an object without choices', {}],
    ['an error that calls itself a success', { error: 'no' }],
    ['no choice', { choices: [] }],
    ['choices that are no list', { choices: { 0: { message: { content: 'a' } } } }],
    ['a choice of null', { choices: [null] }],
    ['no message', { choices: [{}] }],
    ['no content', { choices: [{ message: {} }] }],
    ['content null', { choices: [{ message: { content: null } }] }],
    ['content that is a number', { choices: [{ message: { content: 7 } }] }],
    [
      'content in parts without a text',
      { choices: [{ message: { content: [{ type: 'image' }] } }] },
    ],
    ['null', null],
    ['a list', []],
  ])('takes %s for an answer that can’t be read', async (_, body) => {
    expect(await failureOf(answer(200, body))).toMatchObject({ failure: 'unreadable' })
  })

  it.each([
    ['JSON that is cut off', '{"choices": [', 'application/json'],
    ['a page', '<!doctype html>', 'text/html'],
    ['nothing', '', 'application/json'],
  ])('takes %s for an answer that can’t be read', async (_, body, type) => {
    expect(await failureOf(answer(200, body, { 'Content-Type': type }))).toMatchObject({
      failure: 'unreadable',
    })
  })

  it.each([
    ['an error', { error: { message: 'No credits left' } }, 'No credits left'],
    ['a refusal', { choices: [{ message: { content: null, refusal: 'Not this' } }] }, 'Not this'],
  ])('quotes %s that calls itself a success', async (_, body, words) => {
    const { message } = await failureOf(answer(200, body))
    expect(message).toBe(`The chat server answered without a text: ${words}`)
  })

  it('says in the server’s own words why there is no answer', async () => {
    expect(await failureOf(answer(402, { error: { message: 'No credits left' } }))).toMatchObject({
      failure: 'quota',
      message: 'The chat server answered 402: No credits left',
    })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['refuses the connection', undefined],
    ['hangs up', ((response) => response.destroy()) as Answer],
  ])('can’t be reached when the server %s', async (_, reply) => {
    if (reply) server.answerWith(reply)
    else await server.close()
    await expect(throughEndpoint()(MESSAGES, never(), silent)).rejects.toMatchObject({
      failure: 'unreachable',
    })
    if (!reply) server = await startLocalServer()
  })

  it('keeps the token out of its errors, also where a server repeats it', async () => {
    server.answerWith(answer(401, { error: 'hf_secret may not ask, as hf_secret' }))
    const error = await straightToHuggingFace('hf_secret')
      .chat(MESSAGES, never(), silent)
      .catch((error) => error)
    expect(error.message).toBe('The chat server answered 401: … may not ask, as …')
    // The client's own errors hold the whole request.
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
      /hf_secret|truffle/,
    )
  })

  it('says what failed in one line of at most 300 characters', async () => {
    const { message } = await failureOf(answer(400, ' Line 1\n\tLine 2 '))
    expect(message).toBe('The chat server answered 400: Line 1 Line 2')
    expect((await failureOf(answer(400, 'no '.repeat(5000)))).message).toHaveLength(300)
  })

  it('closes the connection when it is stopped', async () => {
    const stopping = new AbortController()
    const closed = new Promise<void>((resolve) => {
      server.answerWith((response) => {
        response.on('close', resolve)
        stopping.abort(new Error('stopped'))
      })
    })
    await expect(throughEndpoint()(MESSAGES, stopping.signal, silent)).rejects.toThrow('stopped')
    await closed
  })

  it('says nothing to the console itself', async () => {
    const spies = (['log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
    await failureOf(answer(500, 'no'))
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  })
})
