// Every check of the project, in one command: `npm test`. It goes on after a failure, so that one run tells all.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from './support/browser.js'
import { REPORTS, tally } from './support/tally.js'

const BUILDS = 'node_modules/.cache/test-builds'

const steps = {
  'format and lint': 'biome ci --error-on-warnings .',
  types: 'tsc',
  'unused code': 'knip',
  'unit tests': `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/vitest.json`,
  build: 'vite build',
  sizes: 'size-limit',
  'browser tests': 'playwright test --config tests/browser/playwright.config.ts',
}

for (const folder of [REPORTS, BUILDS]) rmSync(folder, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const env = { ...process.env, CHROME_PATH: browserOrExit() }
const failed = Object.entries(steps)
  .filter(([name, command]) => {
    console.log(`\n── ${name}: ${command}`)
    return spawnSync(command, { shell: true, stdio: 'inherit', env }).status !== 0
  })
  .map(([name]) => name)

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll is well.')
console.log(tally('vitest', 'playwright'))
process.exitCode = failed.length > 0 ? 1 : 0

function browserOrExit() {
  try {
    return findOrInstallBrowser()
  } catch (error) {
    // One sentence, without our stack: it says what to do.
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
