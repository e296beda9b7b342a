import { expect, it } from 'vitest'
import { toCompletion } from '../../src/protocol/toCompletion.ts'

it.each([
  ['was cut', '# Soup', 'abort'],
  ['has only thoughts', '<think>Soup?', 'length'],
])('quotes the finish_reason of a reply that %s, and no text', (_, text, rawFinishReason) => {
  const words = `without a complete reply: {"finish_reason":"${rawFinishReason}"}`
  const { reply, problem } = toCompletion(text, rawFinishReason)
  expect(reply?.text).toBe(text)
  expect(problem?.message).toBe(`The chat server answered 200, but ${words}`)
})
