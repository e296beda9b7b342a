import { expect, it, vi } from 'vitest'
import { surviveFetchErrors } from '../../../src/server/node/surviveFetchErrors.ts'

const PAUSED =
  'AssertionError [ERR_ASSERTION]: …:\n\n  assert(!this.paused)\n\n    at finish (node:internal/deps/undici/undici:1:2)'
it.each([
  ['AbortError', 'AbortError: This operation was aborted', true],
  ['AssertionError', PAUSED, true],
  ['AssertionError', PAUSED.replace('paused', 'closed'), false],
  ['Error', `Error: ${PAUSED}`, false],
])('ends the process after an error, except for two of fetch: %s: %s', (name, stack, goesOn) => {
  const on = vi.spyOn(process, 'on').mockReturnThis()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const consoleLog = vi.spyOn(console, 'log').mockReturnValue()
  surviveFetchErrors()
  on.mock.lastCall?.[1](Object.assign(new Error(), { name, stack }))
  const line = expect.stringMatching(/ type=warning message=".*Error/)
  expect(consoleLog.mock.calls).toEqual(goesOn ? [[line]] : [])
  expect([...consoleError.mock.calls, ...exit.mock.calls]).toEqual(goesOn ? [] : [[stack], [1]])
})
