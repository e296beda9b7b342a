// `npm run bench`, or with `-- --json FILE` for the figures too; further arguments go to Playwright.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' } },
  allowPositionals: true,
})
const env = { ...process.env, BENCH_JSON: values.json ? resolve(values.json) : '' }
const command = ['playwright', 'test', '--config', 'tests/bench/playwright.config.ts']
const { status } = spawnSync([...command, ...positionals].join(' '), {
  shell: true,
  stdio: 'inherit',
  env,
})
process.exitCode = status ?? 1
