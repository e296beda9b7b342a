import { expect, it, vi } from 'vitest'
import { openChunks } from '../../../src/protocol/stream/openChunks.ts'
import {
  chunkEvent,
  DONE,
  EVENT_STREAM,
  eventOf,
  STREAM_END,
  streamOf,
} from '../../support/events.ts'
import { unaborted } from '../../support/fakeChat.ts'
import { fakeTimeouts } from '../../support/fakeTimeouts.ts'

const FIRST = { index: 0, delta: { content: '# So' } }
const OTHER_CHOICE = { index: 1, delta: { content: 'no' }, finish_reason: 'stop' }
const START = chunkEvent(FIRST)
const [ROLE = '', ...REST] = streamOf('up')
const NULL_ERROR = eventOf({ choices: [FIRST], error: null, message: 'Success' })
const USAGE = eventOf({ usage: { prompt_tokens: 9 } })
const ERROR = eventOf({ error: { code: 'server_error', message: 'Full' }, choices: [FIRST] })

/** The reply of a stream. Without events, it has no body. Rejects if there is no reply. */
async function readReply(...events: string[]) {
  const body = events.join('') || null
  const stream = openChunks(new Response(body, { headers: EVENT_STREAM }), unaborted())
  for (;;) {
    const { completion } = await stream.read()
    if (completion) return completion.reply ?? Promise.reject(completion.problem)
  }
}

it.each<[string, string[]]>([
  ['a last event without a blank line', [START, REST.slice(0, -1).join('').trimEnd()]],
  ['a second choice', [chunkEvent(OTHER_CHOICE), chunkEvent(OTHER_CHOICE, FIRST), ...REST]],
  ['an error that is null, and a message beside choices', [NULL_ERROR, ...REST]],
  ['a chunk without choices', [START, USAGE, ...REST]],
  ['a choice that is null', [START, chunkEvent(null), ...REST]],
  ['choices that are not a list', [START, eventOf({ choices: {} }), ...REST]],
  ['content that is null', [chunkEvent({ delta: { content: null } }), START, ...REST]], // llama.cpp
  ['a choice without a delta', [START, chunkEvent({}), ...REST]], // Azure
  ['carriage returns between tokens', [START.replaceAll(',', ',\r'), ...REST]],
  ['comments', [': OPENROUTER PROCESSING\n\n', START, ...REST]],
])('reads the reply from a stream with %s', async (_, events) => {
  expect(await readReply(...events)).toEqual({ text: '# Soup', finishReason: 'stop' })
})

it('goes on after a finish_reason that stands for none', async () => {
  const start = chunkEvent({ ...FIRST, finish_reason: 'in_progress' })
  expect(await readReply(start, ...REST)).toEqual({ text: '# Soup', finishReason: 'stop' })
})

it('ends at [DONE] if no finish_reason came', async () => {
  const end = [chunkEvent({ delta: { content: 'up' } }), DONE]
  expect(await readReply(START, ...end)).toEqual({ text: '# Soup', finishReason: 'stop' })
})

it('ends at a known finish_reason', async () => {
  const end = chunkEvent({ ...FIRST, finish_reason: 'max_tokens' })
  expect(await readReply(end, ...REST)).toEqual({ text: '# So', finishReason: 'length' })
})

it.each([
  ['', ''],
  [' and the token count', eventOf({ choices: [], usage: { total_tokens: 9 } })],
  [' and a chunk without a reason', chunkEvent({ delta: { content: '' }, finish_reason: null })],
])('ends after an unknown finish_reason%s at [DONE], as a reply that was cut', async (_, chunk) => {
  const end = chunkEvent({ delta: { content: 'up' }, finish_reason: 'abort' })
  const reply = { text: '# Soup', finishReason: 'error' }
  expect(await readReply(START, end, chunk, DONE)).toEqual(reply)
})

it.each([
  ['ends without a finish_reason', START, 'broke off'],
  ['has [DONE] without content', ROLE + DONE + REST.join(''), 'complete reply: [DONE]'],
  ['has no body', '', 'broke off'],
  ['has over 1 MB', ' '.repeat(1_000_001), 'over 1 MB'],
  ['is an error in JSON', '{"error":"Full"}', 'reply: Full'],
  ['has a message in place of choices', eventOf({ message: 'Full' }), 'Full'],
  ['has an error beside choices', START + ERROR, 'Full'], // OpenRouter
  ['ends with an error without a blank line', START + ERROR.trimEnd(), 'Full'],
  ['has a list as content', chunkEvent({ delta: { content: [] } }), '"content":[]'],
  ['has no content', STREAM_END.join(''), 'complete reply: {"finish_reason":"stop"}'],
  ['is not JSON', 'data: {"choices\n\n', '{"choices'],
])('fails as unreadable if the stream %s', async (_, body, words) => {
  const message = expect.stringContaining(words)
  const failure = { name: 'ChatError', failure: 'unreadable', message }
  await expect(readReply(body)).rejects.toMatchObject(failure)
})

it('closes a stream that stays open for 2 s after its reply', async () => {
  fakeTimeouts()
  const cancel = vi.fn()
  const start = (sent: ReadableStreamDefaultController) =>
    sent.enqueue(Buffer.from(streamOf('# Soup').join('')))
  const stream = openChunks(new Response(new ReadableStream({ start, cancel })), unaborted())
  expect(await stream.read()).toHaveProperty('completion')
  const tokens = stream.readToEnd()
  vi.advanceTimersByTime(1999)
  expect(cancel).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(await tokens).toBeUndefined()
  expect(cancel).toHaveBeenCalled()
})

it('closes a stream that fails after its reply, and keeps no timer', async () => {
  fakeTimeouts()
  const cancel = vi.fn()
  const parts = [streamOf('# Soup').join(''), 'x: 1\n'.repeat(1001)]
  const pull = (sent: ReadableStreamDefaultController) =>
    sent.enqueue(Buffer.from(parts.shift() ?? ''))
  const body = new ReadableStream({ pull, cancel })
  const stream = openChunks(new Response(body), unaborted())
  expect(await stream.read()).toHaveProperty('completion')
  await stream.readToEnd()
  expect(cancel).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
