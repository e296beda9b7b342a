import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { withTimeLimit } from '../../src/chat/withTimeLimit.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { silent } from '../support/fakeChat.ts'
import { type Answer, answer, type LocalServer, startLocalServer } from '../support/localServer.ts'

const MESSAGES = recipeMessages(['egg'])
const never = () => new AbortController().signal
const TOO_SLOW = { failure: 'too slow', message: 'The chat server took too long to answer' }

describe('withTimeLimit', () => {
  let server: LocalServer
  beforeEach(async () => {
    server = await startLocalServer()
  })
  afterEach(() => server.close())

  it.each<[string, Answer]>([
    ['no answer', () => {}],
    [
      'a body that stalls',
      (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
    ],
    ['a 503 with a long pause', answer(503, 'later', { 'Retry-After': '20' })],
  ])('ends %s', async (_, slow) => {
    server.answerWith(slow)
    const settings = {
      route: 'endpoint',
      endpoint: '/',
      model: 'a',
      timeLimitMs: 200,
      stream: false,
    } as const
    const chat = withTimeLimit(huggingFaceChat(settings, server.url), 200)
    await expect(chat(MESSAGES, never(), silent)).rejects.toMatchObject(TOO_SLOW)
    expect(server.requests).toHaveLength(1)
  })

  it('ends a chat that does not heed its signal, such as one whose code is still loading', async () => {
    const chat = withTimeLimit(() => new Promise(() => {}), 50)
    await expect(chat(MESSAGES, never(), silent)).rejects.toMatchObject(TOO_SLOW)
  })

  it('aborts the call with it', async () => {
    let given = never()
    const chat = withTimeLimit((_, signal) => {
      given = signal
      return new Promise(() => {})
    }, 50)
    await expect(chat(MESSAGES, never(), silent)).rejects.toMatchObject(TOO_SLOW)
    expect(given.aborted).toBe(true)
  })

  it('leaves nothing that listens to the signal it was given', async () => {
    const signal = never()
    const given: AbortSignal[] = []
    const chat = withTimeLimit(async (_, signal) => {
      given.push(signal)
      return { text: '# Soup', finishReason: 'stop' }
    }, 5000)
    await chat(MESSAGES, signal, silent)
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(given[0]?.aborted).toBe(true)
  })

  it('passes on an answer, an error and an abort as they are', async () => {
    const reply = { text: '# Soup', finishReason: 'stop' } as const
    const answered = withTimeLimit(async () => reply, 5000)(MESSAGES, never(), silent)
    await expect(answered).resolves.toBe(reply)
    const broken = withTimeLimit(() => Promise.reject(new TypeError('no')), 5000)
    await expect(broken(MESSAGES, never(), silent)).rejects.toThrow(TypeError)
    const stopping = new AbortController()
    const waiting = withTimeLimit(
      (_, signal) =>
        new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      5000,
    )(MESSAGES, stopping.signal, silent)
    stopping.abort(new Error('stopped'))
    await expect(waiting).rejects.toThrow('stopped')
  })
})
