import { expect, it } from 'vitest'
import { ChatError } from '../../src/protocol/chat.ts'
import { toEnding } from '../../src/server/endings.ts'

it.each([
  ['was cut', { text: '# Soup', finishReason: 'error' } as const, 'abort'],
  ['has only thoughts', { text: '<think>Soup?', finishReason: 'length' } as const, 'length'],
])('quotes the finish_reason of a reply that %s, and no text', (_, reply, rawFinishReason) => {
  const words = `without a complete reply: {"finish_reason":"${rawFinishReason}"}`
  const message = `The chat server answered 200, but ${words}`
  expect(toEnding(reply, rawFinishReason)).toEqual(new ChatError('unreadable', message))
})
