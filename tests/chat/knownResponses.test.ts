import { beforeEach, describe, expect, it } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { type Chat, ChatError, type Reply } from '../../src/protocol/chat.ts'
import { makeMessages } from '../../src/protocol/prompt.ts'
import { createApp } from '../../src/server/app.ts'
import { gatewaySchema } from '../../src/server/settings.ts'
import { GATEWAY, readSettings } from '../../src/settings.ts'
import { never, silent } from '../support/fakeChat.ts'
import { fakeFrames } from '../support/fakeFrames.ts'
import { respond } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'
import { KNOWN_RESPONSES, type KnownResponse } from './knownResponses.ts'

const server = serverForEachTest()
beforeEach(() => void fakeFrames())

const COMMON = { endpoint: GATEWAY, model: 'a', timeoutMs: 60_000, token: undefined } as const
const STREAMED = { ...COMMON, stream: true }
const isWhole = ([, , , body]: KnownResponse) => typeof body === 'string'

describe.each([
  ['the chat', { ...COMMON, stream: false }, KNOWN_RESPONSES.filter(isWhole)],
  ['the streamed chat', STREAMED, KNOWN_RESPONSES],
])('%s understands a response', (_, settings, responses) => {
  it.each(responses)('of %s: %s (%i)', async (...known) => {
    await expectOutcome(huggingFaceChat(settings, server.url), known)
  })
})

describe('the streamed chat, through the gateway, understands a response', () => {
  it.each(KNOWN_RESPONSES)('of %s: %s (%i)', async (...known) => {
    const [gatewaySettings] = readSettings({ CHAT_UPSTREAM: server.url }, gatewaySchema)
    let logged: unknown
    const app = createApp(STREAMED, gatewaySettings, {
      log({ upstream }) {
        logged = upstream
      },
      readClient: () => 'a client',
      rateLimit: () => 0,
      isForThisMachine: true,
    })
    const toGateway: typeof fetch = async (url, init) => {
      const request = new Request(url, init)
      request.headers.set('Content-Length', String(init?.body).length.toString())
      return app.request(request)
    }
    answer(known)
    const [kind, words] = readOutcome(known)
    const chat = huggingFaceChat(STREAMED, server.url, toGateway)
    const actual = await chat(makeMessages([]), never(), silent).catch((error) => error)
    if (actual instanceof ChatError) {
      // The page gets only the status; the operator gets the words. A refusal is passed on to the page.
      const isPassedOn = !logged && kind === 'unreadable'
      expect(isPassedOn ? actual.message : logged).toContain(words)
      if (known[2] >= 400) expect(actual.failure).toBe(kind)
    } else expect(actual).toEqual({ finishReason: kind, text: words })
  })
})

const readOutcome = ([, , , , outcome]: KnownResponse) => outcome.split(/: (.*)/s)

async function expectOutcome(chat: Chat, known: KnownResponse) {
  answer(known)
  const [kind, words] = readOutcome(known)
  const actual: Reply | ChatError = await chat([], never(), silent).catch((error) => error)
  if (actual instanceof Error) {
    expect(actual.failure).toBe(kind)
    expect(actual.message).toContain(words)
  } else expect(actual).toEqual({ finishReason: kind, text: words })
}

function answer([, , status, body]: KnownResponse) {
  const isPage = body.toString().startsWith('<')
  const events = typeof body === 'string' ? [] : body.map(toEvent)
  const type = events.length ? 'text/event-stream' : isPage ? 'text/html' : 'application/json'
  const text = events.join('') || body
  server.respondWith(respond(status, text, { 'Content-Type': type, 'Retry-After': '0' }))
}

const toEvent = (item: string) => `${item.startsWith(':') ? '' : 'data: '}${item}\n\n`
