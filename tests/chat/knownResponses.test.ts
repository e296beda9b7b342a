import { expect, it } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { GATEWAY } from '../../src/settings.ts'
import { never, silent } from '../support/fakeChat.ts'
import { fakeFrames } from '../support/fakeFrames.ts'
import { respond } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'
import { KNOWN_RESPONSES } from './knownResponses.ts'

const server = serverForEachTest()
const SETTINGS = { endpoint: GATEWAY, model: 'a', timeoutMs: 60_000, token: undefined } as const

const toEvent = (item: string) => `${item.startsWith(':') ? '' : 'data: '}${item}\n\n`

it.each(KNOWN_RESPONSES)('understands a response of %s: %s (%i)', async (...known) => {
  const [, , status, body, outcome] = known
  fakeFrames()
  const [type, text] = Array.isArray(body)
    ? ['text/event-stream', body.map(toEvent).join('')]
    : ['application/json', body]
  server.respondWith(respond(status, text, { 'Content-Type': type, 'Retry-After': '0' }))
  const chat = huggingFaceChat({ ...SETTINGS, stream: true }, server.url)
  const [kind, words = ''] = outcome.split(/: (.*)/s)
  const actual = await chat([], never(), silent).catch((error) => error)
  if (actual instanceof Error)
    expect(actual).toMatchObject({ failure: kind, message: expect.stringContaining(words) })
  else expect(actual).toEqual({ finishReason: kind, text: words })
})
