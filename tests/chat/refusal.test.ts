import { expect, it } from 'vitest'
import { refusal } from '../../src/chat/refusal.ts'

// knownAnswers.ts has the statuses and words of real servers.
it.each([
  [
    'words in a second place',
    { error: { message: '' }, message: 'No such model' },
    'No such model',
  ],
  ['a list of words', { error: ['No such model'] }, 'No such model'],
  ['a plain text', 'No such model', 'No such model'],
  ['JSON that is cut off', '{"error": "No su', '{"error": "No su'],
  ['a page, which is not quoted', '<!doctype html><title>Oops</title>', 'Not Found'],
  ['nothing', '', 'Not Found'],
  ['JSON without words', { error: { code: 7 } }, 'Not Found'],
  ['words too deep to look for', '['.repeat(10_000) + ']'.repeat(10_000), 'Not Found'],
])('reads %s', (_, body, words) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const { message } = refusal({ status: 404, statusText: 'Not Found' }, text)
  expect(message).toBe(`The chat server answered 404: ${words}`)
})

it.each([
  [400, 'refused'],
  [401, 'token'],
  [402, 'quota'],
  [403, 'token'],
  [404, 'refused'],
  [408, 'too slow'],
  [429, 'busy'],
  [498, 'token'],
  [500, 'unreachable'],
  [503, 'busy'],
  [504, 'too slow'],
  [524, 'too slow'],
  [529, 'busy'],
])('takes a %i for: %s', (status, failure) => {
  expect(refusal({ status, statusText: '' }, '').failure).toBe(failure)
})
