import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { policyIn } from '../../src/build/securityPolicy.ts'
import { buildPage } from '../support/buildPage.ts'

/** The built page: its files with their contents, what the build printed, and the security policy. */
async function build(settings: Record<string, string>) {
  const { directory, succeeded, output } = await buildPage(settings)
  expect(succeeded, output).toBe(true)
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = new Map<string, Buffer>()
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile()))
    files.set(name.replace(/-[\w-]{8}\.js$/, ''), await readFile(join(parentPath, name)))
  const policy = policyIn(String(files.get('index.html')))
  const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/))
  return {
    files,
    output,
    text: [...files.values()].join('\n'),
    policy: Object.fromEntries(directives),
  }
}

describe('the build', () => {
  it('holds neither the gateway’s token nor anything of the gateway, and allows no more than what was built', async () => {
    const { text, output, policy } = await build({ HF_TOKEN: 'hf_onTheServer' })
    expect(output).not.toContain('VITE_HF_TOKEN')
    expect(text).toContain('Ingredients on hand')
    expect(text).not.toMatch(/hf_onTheServer|demo chef|chatcmpl-|CHAT_UPSTREAM|VITE_/)
    expect(policy).toEqual({
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

  // size-limit holds the budgets of the default build.
  it('stays within its budgets with streaming on', async () => {
    const { files } = await build({ VITE_STREAM: 'on' })
    expect(brotliCompressSync(files.get('index') ?? '').length).toBeLessThan(70_000)
    expect(gzipSync(files.get('huggingFaceStream') ?? '').length).toBeLessThan(17_000)
  })

  // The failure of another would be kept by Firefox: see loadOnce.ts.
  it.each(['off', 'on'])(
    'has two chunks that import the first alone, with streaming %s',
    async (stream) => {
      const { text } = await build({ VITE_STREAM: stream })
      expect(text.match(/(?<=\bfrom"\.\/)\w+/g)).toEqual(['index', 'index'])
    },
  )

  it('holds a VITE_HF_TOKEN, allows a call to Hugging Face alone, and warns that anyone can read it', async () => {
    const { text, output, policy } = await build({ VITE_HF_TOKEN: 'hf_inThePage' })
    expect(text).toContain('hf_inThePage')
    expect(policy['connect-src']).toBe('https://router.huggingface.co')
    const warnings = output.split('\n').filter((line) => line.includes('VITE_HF_TOKEN'))
    expect(warnings).toEqual([expect.stringContaining('whoever opens it can read the token')])
    expect(output).not.toContain('hf_inThePage')
  })

  it('ends with one message that names every wrong setting', async () => {
    const { succeeded, output } = await buildPage({
      VITE_RECIPE_OFFER: 'always',
      VITE_SHOW_FAILURE: 'on',
      VITE_HF_TOKEN: 'sk-secret',
    })
    expect(succeeded).toBe(false)
    expect(output).toContain('VITE_RECIPE_OFFER is "always"; allowed: both, call-to-action or list')
    expect(output).toContain('VITE_SHOW_FAILURE is not a setting; ')
    expect(output).toContain('VITE_HF_TOKEN is a value of 9 characters; allowed: ')
    expect(output).not.toMatch(/sk-secret|\n {4}at /)
  })
})
