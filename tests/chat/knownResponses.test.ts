import { beforeEach, describe, expect, it } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { readStream } from '../../src/chat/readStream.ts'
import type { Chat, ChatError, Reply } from '../../src/protocol/chat.ts'
import { GATEWAY } from '../../src/settings.ts'
import { never, silent } from '../support/fakeChat.ts'
import { fakeFrames } from '../support/fakeFrames.ts'
import { respond } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'
import { KNOWN_RESPONSES, type KnownResponse } from './knownResponses.ts'

const server = serverForEachTest()
beforeEach(() => void fakeFrames())

const settings = { endpoint: GATEWAY, model: 'a', timeoutMs: 60_000, token: undefined } as const
const isWhole = ([, , , body]: KnownResponse) => typeof body === 'string'

describe.each([
  ['the chat', undefined, KNOWN_RESPONSES.filter(isWhole)],
  ['the streamed chat', readStream, KNOWN_RESPONSES],
])('%s understands a response', (_, readStream, responses) => {
  it.each(responses)('of %s: %s (%i)', async (...known) => {
    await expectOutcome(huggingFaceChat(settings, server.url, readStream), known)
  })
})

async function expectOutcome(chat: Chat, [, , status, body, outcome]: KnownResponse) {
  const isPage = body.toString().startsWith('<')
  const events = typeof body === 'string' ? [] : body.map(toEvent)
  const type = events.length ? 'text/event-stream' : isPage ? 'text/html' : 'application/json'
  const text = events.join('') || body
  server.respondWith(respond(status, text, { 'Content-Type': type, 'Retry-After': '0' }))
  const [kind, words] = outcome.split(/: (.*)/s)
  const actual: Reply | ChatError = await chat([], never(), silent).catch((error) => error)
  if (actual instanceof Error) {
    expect(actual.failure).toBe(kind)
    expect(actual.message).toContain(words)
  } else expect(actual).toEqual({ finishReason: kind, text: words })
}

const toEvent = (item: string) => `${item.startsWith(':') ? '' : 'data: '}${item}\n\n`
