import { hash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildPage, copySources, runVite, sharedPage } from '../support/buildPage.ts'

/** A built page: its files with their contents, and the security policy in index.html. */
async function readPage(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = new Map<string, Buffer>()
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile()))
    files.set(name.replace(/-[\w-]{8}(?=\.js$)/, ''), await readFile(join(parentPath, name)))
  const html = String(files.get('index.html'))
  // What stands above the policy is not subject to it.
  const policy = html.match(/<head>\s*<meta http-equiv="Content-Sec\S+ content="(.*?)"/)?.[1]
  return { files, html, text: [...files.values()].join('\n'), policy: policy ?? 'none' }
}

let byDefault: Awaited<ReturnType<typeof readPage>>
let withSettings: typeof byDefault
let output: string
beforeAll(async () => {
  // In a folder of another project, whose PostCSS plugins are missing: it must not break the build.
  const folder = await copySources()
  const plugins = { 'a-plugin-of-another-project': {} }
  await writeFile(join(folder, '../.postcssrc.json'), JSON.stringify({ plugins }))
  // Vite looks for a PostCSS configuration up to the root of a workspace.
  await writeFile(join(folder, '../pnpm-workspace.yaml'), '')
  const settings = {
    NODE_ENV: 'staging',
    HF_TOKEN: 'hf_onTheServer',
    VITE_HF_TOKEN: 'hf_inThePage',
    VITE_STREAM: 'on',
    VITE_SHOW_FAILURES: 'on',
    VITE_RECIPE_OFFER: 'list',
  }
  output = await runVite(['build'], settings, folder)
  withSettings = await readPage(join(folder, 'dist'))
  await rm(dirname(folder), { recursive: true })
  byDefault = await readPage(await sharedPage())
})

it.each([
  ['src/demoChef/cookbook/pasta.md', 'aglio e olio'],
  ['src/demoChef/printReply.ts', 'demo chef'],
  ['src/server/settings.ts', 'CHAT_UPSTREAM'],
  ['src/settings.ts', 'VITE_'],
])('the build leaves out what only the servers and the build need: %s', async (path, words) => {
  expect(await readFile(path, 'utf8')).toContain(words)
  expect(byDefault.text).not.toContain(words)
})

it('the build has the first screen', () => {
  expect(byDefault.html).toContain('Add Ingredient')
})

it('the policy allows the page’s inline script by its hash', () => {
  const script = byDefault.html.match(/<script>(.*?)<\/script>/s)?.[1] ?? ''
  expect(byDefault.policy).toContain(`'sha256-${hash('sha256', script, 'base64')}'`)
})

it('the policy allows only the page’s own files', () => {
  const { policy } = byDefault
  expect(policy).toContain("; connect-src 'self'; base-uri 'none'; form-action 'none'")
  expect(policy).not.toMatch(/unsafe|[*]|https?:/)
})

it('the build has React’s production code, whatever NODE_ENV says', () => {
  for (const { text } of [byDefault, withSettings])
    expect(text).not.toContain('Download the React DevTools')
})

// If the lazy chunk imports the store, the first load gets one more file.
it('the page has two scripts that load first, and the lazy chunk', () => {
  const scripts = [...withSettings.files.keys()].filter((name) => name.endsWith('.js'))
  // The bundler names the script that both share after any module in it.
  expect(scripts).toEqual(expect.arrayContaining(['index.js', 'lazyChunk.js']))
  expect(scripts).toHaveLength(3)
})

// A proxy may add a query to the script's URL: under two URLs, it would run twice.
it('no chunk imports the page’s script', () => {
  const { text } = withSettings
  const imports = [...text.matchAll(/\b(?:from|import)\s*\(?["'`]\.\/(\w+)/g)]
  const chunks = imports.map(([, chunk]) => chunk)
  expect(chunks).toContain('lazyChunk')
  expect(chunks).not.toContain('index')
})

it('the build contains VITE_HF_TOKEN, and no key of the server', () => {
  expect(withSettings.text).toContain('hf_inThePage')
  expect(withSettings.text).not.toContain('hf_onTheServer')
})

it('with VITE_HF_TOKEN, the policy allows calls to Hugging Face only', () => {
  expect(withSettings.policy).toContain('; connect-src https://router.huggingface.co; ')
})

it('the build warns that anyone can read VITE_HF_TOKEN, without its value', () => {
  const warnings = output.split('\n').filter((line) => line.includes('VITE_HF_TOKEN'))
  expect(warnings).toEqual([expect.stringContaining('anyone can read and use the token')])
  expect(output).not.toContain('hf_inThePage')
})

it('the build fails without a stack or a value if a setting is invalid', async () => {
  const build = buildPage({ VITE_HF_TOKEN: 'sk-secret' })
  await expect(build).rejects.toThrow('VITE_HF_TOKEN must be a token that starts with hf_')
  await expect(build).rejects.not.toThrow(/sk-secret|\n {4}at /)
})
