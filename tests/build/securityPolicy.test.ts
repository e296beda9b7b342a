import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { policyIn } from '../../src/build/securityPolicy.ts'
import { buildPage } from '../support/buildPage.ts'

async function policyOf(settings: Record<string, string>) {
  const { directory } = await buildPage(settings)
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const directives = policyIn(html).split('; ')
  return Object.fromEntries(
    directives.map((directive) => [
      directive.split(' ')[0],
      directive.split(' ').slice(1).join(' '),
    ]),
  )
}

describe('the security policy of the built page', () => {
  it('allows what was built, the page’s own files, and a call to its own origin', async () => {
    expect(await policyOf({})).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[^ ]+'$/),
      'style-src': expect.stringMatching(/^'sha256-[^ ]+'$/),
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })

  it.each([
    [{ VITE_HF_TOKEN: 'hf_a' }, 'https://router.huggingface.co'],
    [{ VITE_CHAT_ENDPOINT: 'http://localhost:11434/v1' }, 'http://localhost:11434'],
    [{ VITE_CHAT_ENDPOINT: '/kitchen' }, "'self'"],
  ])('allows with %o a call to that server alone', async (settings, origin) => {
    expect((await policyOf(settings))['connect-src']).toBe(origin)
  })
})
