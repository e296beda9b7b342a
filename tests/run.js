// `npm test`: all checks but those in Firefox and WebKit. Continues after a failure, to show all.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from './support/browser.js'
import { emptySettings } from './support/emptySettings.js'
import { REPORTS, tally } from './support/tally.js'
import { findOrInstallWorkerd } from './support/workerd.js'

const BUILDS = 'node_modules/.cache/test-builds'

/** These need one core each, so they run side by side. */
const QUICK_CHECKS = {
  'format and lint': 'npm run lint',
  types: 'npm run types -- --singleThreaded',
  'unused code': 'knip',
  'build and sizes': 'npm run build && size-limit',
}
/** @typedef {[name: string, command: string]} Check */
/** @type {Check} */
const UNIT_TESTS = [
  'unit tests',
  `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/vitest.json`,
]
/** @type {Check} */
const BROWSER_TESTS = [
  'browser tests',
  'playwright test --config tests/browser/playwright.config.ts',
]

for (const folder of [REPORTS, BUILDS]) rmSync(folder, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const browser = findBrowser()
findOrInstallWorkerd()
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...emptySettings(), CHROME_PATH: browser }

const results = await Promise.all(Object.entries(QUICK_CHECKS).map(check))
const build = results.find(({ name }) => name === 'build and sizes')
// The tests then use this build.
if (build?.succeeded) env.IS_BUILT = 'yes'
results.push(await check(UNIT_TESTS))
if (browser) results.push(await check(BROWSER_TESTS))
const failed = results.filter(({ succeeded }) => !succeeded).map(({ name }) => name)
if (!browser) failed.push('browser tests: no browser')

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll of these checks passed.')
console.log(tally('vitest', 'playwright'))
process.exitCode = failed.length > 0 ? 1 : 0

/**
 * Runs `command`. Tests print as they go, quick checks when they are done.
 * @param {Check} check
 * @returns {Promise<{ name: string, succeeded: boolean }>}
 */
function check([name, command]) {
  const isTest = !(name in QUICK_CHECKS)
  if (isTest) console.log(`\n── ${name}: ${command}`)
  const child = spawn(command, { shell: true, env, stdio: isTest ? 'inherit' : 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ text) => {
      output += text
    })
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (!isTest) console.log(`\n── ${name}: ${command}\n${output}`)
      resolve({ name, succeeded: status === 0 })
    })
  })
}

function findBrowser() {
  try {
    return findOrInstallBrowser()
  } catch (error) {
    // One sentence that says what to do, without a stack.
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}
