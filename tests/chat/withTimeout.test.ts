import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Chat } from '../../src/chat/chat.ts'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { withTimeout } from '../../src/chat/withTimeout.ts'
import { never, silent } from '../support/fakeChat.ts'
import {
  completion,
  type LocalServer,
  type Responder,
  respond,
  startLocalServer,
} from '../support/localServer.ts'

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

const chatOf = (url: string) =>
  huggingFaceChat({ endpoint: url, token: undefined, model: 'a', timeoutMs: 0 }, url)

it.each<[string, Responder]>([
  [
    'an endless body',
    (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
  ],
  ['the pause before a retry', respond(503, '', { 'Retry-After': '20' })],
])('the timeout ends %s', async (_, response) => {
  server.respondWith(response)
  const call = withTimeout(chatOf(server.url), 200)([], never(), silent)
  await expect(call).rejects.toMatchObject({
    failure: 'timeout',
    message: 'There was no reply within 0.2 s',
  })
  expect(server.requests).toHaveLength(1)
})

it('passes on a reply, a failure, and the abort of its signal', async () => {
  server.respondWith(completion('# Soup'), respond(429, 'busy'))
  const chat = withTimeout(chatOf(server.url), 60_000)
  await expect(chat([], never(), silent)).resolves.toMatchObject({ text: '# Soup' })
  await expect(chat([], never(), silent)).rejects.toMatchObject({ failure: 'busy' })
  const hanging: Chat = (_, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const stop = new AbortController()
  const call = withTimeout(hanging, 60_000)([], stop.signal, silent)
  stop.abort('Stop')
  await expect(call).rejects.toBe('Stop')
})
