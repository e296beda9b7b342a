import { expect, it } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { GATEWAY } from '../../src/settings.ts'
import { never, silent } from '../support/fakeChat.ts'
import { fakeFrames } from '../support/fakeFrames.ts'
import { respond } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'
import { KNOWN_RESPONSES, type KnownResponse } from './knownResponses.ts'

const server = serverForEachTest()
const SETTINGS = { endpoint: GATEWAY, model: 'a', timeoutMs: 60_000, token: undefined } as const

it.each(KNOWN_RESPONSES)('understands a response of %s: %s (%i)', async (...known) => {
  fakeFrames()
  answer(known)
  const chat = huggingFaceChat({ ...SETTINGS, stream: true }, server.url)
  const [kind, words = ''] = known[4].split(/: (.*)/s)
  const actual = await chat([], never(), silent).catch((error) => error)
  if (actual instanceof Error)
    expect(actual).toMatchObject({ failure: kind, message: expect.stringContaining(words) })
  else expect(actual).toEqual({ finishReason: kind, text: words })
})

function answer([, , status, body]: KnownResponse) {
  const isPage = body.toString().startsWith('<')
  const events = typeof body === 'string' ? [] : body.map(toEvent)
  const type = events.length ? 'text/event-stream' : isPage ? 'text/html' : 'application/json'
  const text = events.join('') || body
  server.respondWith(respond(status, text, { 'Content-Type': type, 'Retry-After': '0' }))
}

const toEvent = (item: string) => `${item.startsWith(':') ? '' : 'data: '}${item}\n\n`
