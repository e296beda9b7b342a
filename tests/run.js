// Every check of the project, in one command: `npm test`. It goes on after a failure, so that one run tells all.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from './support/browser.js'

const REPORTS = 'node_modules/.cache/test-reports'
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
console.log(tally())
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

/** The sum of what both runners counted. */
function tally() {
  const unit = report('vitest.json')
  const browser = report('playwright.json')?.stats
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0)
  const failures = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0)
  return `${passed} passed, ${failures} failed`
}

/** @param {string} name */
function report(name) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}`, 'utf8'))
  } catch {
    // A runner that could not start wrote none; its step is among the failed ones.
    return undefined
  }
}
