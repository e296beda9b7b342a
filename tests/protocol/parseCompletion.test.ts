import { expect, it } from 'vitest'
import { parseCompletion } from '../../src/protocol/parseCompletion.ts'

/** The reply of a response with this body, or its ChatError. */
function resultOf(body: unknown) {
  try {
    const { reply, problem } = parseCompletion(JSON.stringify(body), new Response())
    return reply ?? problem
  } catch (error) {
    return error
  }
}

it('reads the content and the finish_reason', () => {
  const body = { choices: [{ message: { content: 'a' }, finish_reason: 'max_tokens' }] }
  expect(resultOf(body)).toEqual({ text: 'a', finishReason: 'length' })
})

const LONG = { message: { reasoning: 'hm '.repeat(200) }, finish_reason: 'length' }
it.each([
  ['null', null, 'null'],
  ['choices that are not a list', { choices: {} }, '{"choices":{}}'],
  ['no choice', { choices: [] }, '{"choices":[]}'],
  ['no choice, but a message', { choices: [], message: 'No GPU' }, 'No GPU'],
  ['an error beside a choice', { error: 'Full', choices: [{ message: { content: 'a' } }] }, 'Full'],
  ['no content', { id: '1', choices: [LONG] }, '{"finish_reason":"length","message":{"reas'],
  ['a refusal', { choices: [{ message: { content: null, refusal: 'I can’t.' } }] }, 'I can’t.'],
  ['an error in the choice', { choices: [{ error: { message: 'No GPU' } }] }, 'No GPU'],
])('fails as unreadable, and says why, on %s', (_, body, why) => {
  const message = expect.stringContaining(`without a complete reply: ${why}`)
  expect(resultOf(body)).toMatchObject({ name: 'ChatError', failure: 'unreadable', message })
})
