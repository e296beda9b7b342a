import { expect, it } from 'vitest'
import { responseError } from '../../src/chat/responseError.ts'

it.each([
  ['{error: {message}}', '{"error":{"message":"No rice","code":null}}', 'No rice'],
  ['{error: "…"}', '{"error":"No rice","error_type":"kitchen"}', 'No rice'],
  ['{message}', '{"object":"error","message":"No rice"}', 'No rice'],
  ['{detail}', '{"detail":"No rice"}', 'No rice'],
  ['plain text', 'No rice', 'No rice'],
  ['the title of a page', '<html><head><title>No rice</title></head>…', 'No rice'],
  ['a page without a title', '<h1>No rice</h1>', '<h1>No rice</h1>'],
  ['other JSON as it is', '[{"error":{"message":"No rice"}}]', '[{"error":{"message":"No rice"}}]'],
  ['JSON that is cut off', '{"error":"No ri', '{"error":"No ri'],
])('an error quotes %s', (_, body, words) => {
  expect(responseError(500, body).message).toBe(`The chat server answered 500: ${words}`)
})

it('an error has only the status if the body is empty', () => {
  expect(responseError(500, '').message).toBe('The chat server answered 500')
})

it('an error says that a response with status 200 is not a whole reply', () => {
  expect(responseError(200, '{"error":"No rice"}').message).toBe(
    'The chat server answered 200, but not with a whole reply: No rice',
  )
})

it.each([
  ['busy', [429, 503, 529]],
  ['timeout', [408, 504, 524]],
  ['unavailable', [500, 502]],
  ['unreadable', [200, 204]],
  ['key', [401, 403]],
  ['quota', [402]],
  ['model', [404, 410]],
  ['request', [400, 413, 422]],
])('the failure is %s for %j', (failure, statuses) => {
  for (const status of statuses) expect(responseError(status, '').failure).toBe(failure)
})

// knownResponses.ts has the bodies whose words decide the failure.
it('the code of an error decides the failure if the status is 200', () => {
  expect(responseError(200, '{"error":{"code":402}}').failure).toBe('quota')
  expect(responseError(200, '{"error":{"code":"429"}}').failure).toBe('busy')
  expect(responseError(200, '{"error":{"code":"server_error"}}').failure).toBe('unreadable')
})
