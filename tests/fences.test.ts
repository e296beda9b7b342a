import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome')

// biome-ignore format: a table of a file, the imports that the linter refuses there, and others that it allows
const FENCES = [
  ['src/main.tsx', "'./server/a.ts', './build/a.ts', { readSettings } from './settings.ts'",
    "'./app/App.tsx', type { PageSettings } from './settings.ts'"],
  ['src/app/a.ts', "'../server/a.ts', '../build/a.ts', * as settings from '../settings.ts'",
    "'react-redux', '../chat/a.ts', '../features/a.ts'"],
  ['src/features/a/a.ts', "type { A } from '../../server/a.ts', '../../settings.ts', 'node:fs'",
    "'react', '../../app/a.ts', '../../markdown/a.ts'"],
  ['src/chat/a.ts', "'react', 'react-redux', '@reduxjs/toolkit', '../app/a.ts', '../features/a.ts'",
    "'./b.ts', type { ChatSettings } from '../settings.ts'"],
  ['src/chat/b.ts', "'../markdown/a.ts', '../server/a.ts', { readSettings } from '../settings.ts'", ''],
  ['src/markdown/a.ts', "'react-redux', '@reduxjs/toolkit', '../app/a.ts', '../features/a.ts'", "'react', './b.ts'"],
  ['src/markdown/b.ts', "type { A } from '../chat/a.ts', '../server/a.ts', { readSettings } from '../settings.ts'", ''],
  ['src/server/gateway.ts', "'node:fs', 'proxy-addr', { serve } from '@hono/node-server'",
    "type { HttpBindings } from '@hono/node-server', '../chat/a.ts'"],
  ['src/server/demoChef/a.ts', "'node:path'", "'./b.ts'"],
  ['src/server/node/serve.ts', '', "'node:http', 'proxy-addr'"],
  ['src/build/a.ts', '', "'../server/a.ts', '../app/a.ts', 'node:path'"],
] as const

const importsOf = (list: string) => list.split(/,\s*/).filter(Boolean)

let folder: string
let report: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fences-'))
  await copyFile('biome.json', join(folder, 'biome.json'))
  for (const [file, ...lists] of FENCES) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    const imports = lists.flatMap(importsOf).map((imported) => `import ${imported}`)
    await writeFile(join(folder, file), imports.join('\n'))
  }
  const args = [BIOME, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github']
  report = await new Promise((resolve) => {
    execFile(process.execPath, [...args, folder], { cwd: folder }, (_, stdout) => resolve(stdout))
  })
})
afterAll(() => rm(folder, { recursive: true }))

it.each(FENCES)('in %s, the linter rejects only these imports: %s', (file, refused) => {
  const pattern = new RegExp(`noRestrictedImports,file=[^,]*${file},line=(\\d+)`, 'g')
  const lines = [...report.matchAll(pattern)].map(([, line]) => Number(line))
  expect(lines.toSorted((a, b) => a - b)).toEqual(importsOf(refused).map((_, index) => index + 1))
})
