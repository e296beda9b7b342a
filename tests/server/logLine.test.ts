import { expect, it } from 'vitest'
import { toTerminalText } from '../../src/server/logLine.ts'

it.each([
  [{ status: 200 }, false],
  [{ status: 429 }, true],
  [{ status: 502, upstream: 'ECONNREFUSED' }, true],
  [{ status: 200, upstream: 'broke off' }, true],
  [{ status: 502, upstream: 'client left' }, false],
  [{ status: 404, method: 'GET' }, false],
])('a terminal shows a call with %o: %o', (line, isShown) => {
  expect(toTerminalText({ method: 'POST', ms: 5, ...line }) !== '').toBe(isShown)
})
