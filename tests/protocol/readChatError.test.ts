import { expect, it } from 'vitest'
import { readChatError } from '../../src/protocol/readChatError.ts'

it.each([
  ['{error: {message}}', '{"error":{"message":"No rice","code":null}}', ': No rice'],
  ['{error: "…"}', '{"error":"No rice","error_type":"kitchen"}', ': No rice'],
  ['{detail}', '{"detail":"No rice"}', ': No rice'],
  ['plain text', 'No rice', ': No rice'],
  ['the title of a page', '<html><title>No rice</title></html>', ': No rice'],
  ['a page without a title', '<h1>No rice</h1>', ': <h1>No rice</h1>'],
  ['JSON that is cut off', '{"error":"No ri', ': {"error":"No ri'],
  ['an empty body', '', ''],
])('an error quotes %s', (_, body, words) => {
  expect(readChatError(400, body).message).toBe(`The chat server answered 400${words}`)
  const message = `The chat server answered 399, but without a complete reply${words}`
  expect(readChatError(399, body).message).toBe(message)
})

it.each([
  ['busy', [429, 503, 529]],
  ['timeout', [408, 504, 524]],
  ['unavailable', [500, 502, 599]],
  ['unreadable', [200, 204, 399]],
  ['setup', [401, 402, 403, 404, 410]],
  ['request', [400, 413, 422]],
])('the failure is %s for %j', (failure, statuses) => {
  for (const status of statuses) expect(readChatError(status, '').failure).toBe(failure)
})

it.each([
  ['setup', 429, '{"error":{"code":"insufficient_quota"}}'],
  ['setup', 429, '[{"error":{"message":"You exceeded your current quota"}}]'],
  ['busy', 429, '{"error":{"message":"Slow down"}}'],
  ['unavailable', 500, '{"error":{"code":"insufficient_quota"}}'],
  ['setup', 200, '{"error":{"code":402}}'],
  ['busy', 200, '{"error":{"code":"429"}}'],
  ['unreadable', 200, '{"error":{"code":"server_error"}}'],
])('the failure is %s for a %i with the body %s', (failure, status, body) => {
  expect(readChatError(status, body).failure).toBe(failure)
})
