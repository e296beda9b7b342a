import { afterEach, beforeEach, expect, it } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { huggingFaceStream } from '../../src/chat/huggingFaceStream.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { silent } from '../support/fakeChat.ts'
import { type Answer, answer, type LocalServer, startLocalServer } from '../support/localServer.ts'
import { KNOWN_ANSWERS, type KnownAnswer } from './knownAnswers.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const EVENTS_TYPE = { 'Content-Type': 'text/event-stream' }
// So that a 503 is asked again at once.
const AT_ONCE = { 'Retry-After': '0' }

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

async function expectReply(
  chatOf: typeof huggingFaceChat,
  reply: Answer,
  { expected }: KnownAnswer,
): Promise<void> {
  server.answerWith(reply)
  const settings = { endpoint: '/', model: 'a', timeLimitMs: 0, stream: false }
  const chat = chatOf({ route: 'endpoint', ...settings }, server.url)
  const asked = chat(recipeMessages(['egg']), new AbortController().signal, silent)
  if ('text' in expected) {
    const { text, finishReason } = await asked
    expect({ text, finishReason }).toEqual({ finishReason: 'stop', ...expected })
  } else {
    const error = await asked.then(
      ({ text }) => expect.unreachable(`It should have failed, and said: ${text}`),
      (error) => error,
    )
    expect(error).toMatchObject({ name: 'ChatError', failure: expected.failure })
    expect(error.message).toContain(expected.words ?? '')
  }
}

const wholeOf = ({ status = 200, headers, whole }: KnownAnswer) => {
  const body = typeof whole === 'string' ? whole : JSON.stringify(whole)
  return answer(status, body, { ...JSON_TYPE, ...AT_ONCE, ...headers })
}
const streamOf = ({ status = 200, headers, stream = [] }: KnownAnswer) =>
  answer(status, stream.map((line) => `${line}\n`).join(''), { ...EVENTS_TYPE, ...headers })

const CASES = KNOWN_ANSWERS.flatMap((known) => {
  const name = `${known.server}: ${known.what}`
  const whole = [
    [`${name}, whole`, huggingFaceChat, wholeOf(known), known],
    [`${name}, whole where a stream was asked for`, huggingFaceStream, wholeOf(known), known],
  ] as const
  const streamed = [[`${name}, streamed`, huggingFaceStream, streamOf(known), known]] as const
  return [...('whole' in known ? whole : []), ...(known.stream ? streamed : [])]
})

it.each(CASES)('%s', (_, chatOf, reply, known) => expectReply(chatOf, reply, known))
