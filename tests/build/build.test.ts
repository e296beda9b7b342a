import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildPage } from '../support/buildPage.ts'

async function textOf(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

describe('the build', () => {
  it('holds neither the gateway’s token nor anything of the gateway', async () => {
    const { directory, succeeded, output } = await buildPage({ HF_TOKEN: 'hf_onTheServer' })
    expect(succeeded).toBe(true)
    expect(output).not.toContain('VITE_HF_TOKEN')
    const page = await textOf(directory)
    expect(page).toContain('Ingredients on hand')
    expect(page).not.toMatch(/hf_onTheServer|demo chef|chatcmpl-|CHAT_UPSTREAM|VITE_/)
  })

  // size-limit holds the budgets of the default build.
  it('stays within its budgets with streaming on: 70,000 B at first, in brotli', async () => {
    const { directory } = await buildPage({ VITE_STREAM: 'on' })
    const assets = await readdir(join(directory, 'assets'))
    const bytes = async (name: string, compress: (content: Buffer) => Buffer) => {
      const file = assets.find((asset) => asset.startsWith(`${name}-`)) ?? `no ${name}`
      return compress(await readFile(join(directory, 'assets', file))).length
    }
    expect(await bytes('index', (content) => brotliCompressSync(content))).toBeLessThan(70_000)
    expect(await bytes('huggingFaceStream', (content) => gzipSync(content))).toBeLessThan(17_000)
  })

  it('holds a VITE_HF_TOKEN, and warns in one line that anyone can read it', async () => {
    const { directory, output } = await buildPage({ VITE_HF_TOKEN: 'hf_inThePage' })
    expect(await textOf(directory)).toContain('hf_inThePage')
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
    expect(output).toContain('VITE_HF_TOKEN is a text of 9 characters; allowed: ')
    expect(output).not.toMatch(/sk-secret|\n {4}at /)
  })
})
