import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { GATEWAY_PATH } from '../../../src/endpoints.ts'
import { readBuiltEndpoint } from '../../../src/server/node/readBuiltEndpoint.ts'
import { pageSchema } from '../../../src/settings.ts'

const OTHER = 'https://a.example/v1/chat/completions'

it.each([
  ["'self'", GATEWAY_PATH, GATEWAY_PATH, undefined],
  ["'self'", OTHER, GATEWAY_PATH, 'the gateway'],
  ['https://a.example', OTHER, OTHER, undefined],
  ['https://a.example', GATEWAY_PATH, 'https://a.example', 'https://a.example'],
  ['', OTHER, OTHER, undefined],
])('a page built for "%s", with the endpoint %s set: calls %s, and warns of %s', (...row) => {
  const [allowed, set, called, warnedOf] = row
  const warn = vi.spyOn(console, 'log').mockReturnValue()
  const directory = mkdtempSync(join(tmpdir(), 'chef-claude-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, 'index.html'), `<meta content="connect-src ${allowed}; a">`)
  const { chat } = pageSchema.parse({})
  expect(readBuiltEndpoint(directory, { ...chat, endpoint: set })).toBe(called)
  const line = expect.stringMatching(` type=warning .* calls ${warnedOf}: run npm run build`)
  expect(warn.mock.calls).toEqual(warnedOf ? [[line]] : [])
})
