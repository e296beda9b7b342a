import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { GATEWAY_PATH } from '../../../src/endpoints.ts'
import { readBuiltEndpoint } from '../../../src/server/node/readBuiltEndpoint.ts'
import { pageSchema } from '../../../src/settings.ts'

const OTHER = 'https://a.example/v1/chat/completions'

it.each([
  [{ builtFor: "'self'", set: GATEWAY_PATH }, GATEWAY_PATH, undefined],
  [{ builtFor: "'self'", set: OTHER }, GATEWAY_PATH, 'the gateway'],
  [{ builtFor: 'https://a.example', set: OTHER }, OTHER, undefined],
  [{ builtFor: 'https://a.example', set: GATEWAY_PATH }, 'https://a.example', 'https://a.example'],
  [{ builtFor: '', set: OTHER }, OTHER, undefined],
])('with %o, the page calls %s, and a warning names %s', ({ builtFor, set }, called, warnedOf) => {
  const warn = vi.spyOn(console, 'log').mockReturnValue()
  const directory = mkdtempSync(join(tmpdir(), 'chef-claude-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, 'index.html'), `<meta content="connect-src ${builtFor}; a">`)
  const { chat } = pageSchema.parse({})
  expect(readBuiltEndpoint(directory, { ...chat, endpoint: set })).toBe(called)
  const line = expect.stringMatching(` type=warning .* calls ${warnedOf}: run npm run build`)
  expect(warn.mock.calls).toEqual(warnedOf ? [[line]] : [])
})
