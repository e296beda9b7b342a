// `npm test`: all checks but those in Firefox and WebKit. Continues after a failure, to show all.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from './support/browser.js'
import { emptySettings } from './support/emptySettings.js'
import { findOrInstallWorkerd } from './support/findOrInstallWorkerd.js'
import { BUILDS, REPORTS } from './support/folders.js'
import { tally } from './support/tally.js'

/** These need one core each, so they run side by side. */
const QUICK_CHECKS = {
  'format and lint': 'npm run lint',
  types: 'npm run types -- --singleThreaded',
  'unused code': 'knip',
  'build and sizes': 'npm run build && size-limit',
}
const UNIT_TESTS = `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/vitest.json`

for (const folder of [REPORTS, BUILDS]) rmSync(folder, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const browser = findBrowser()
findOrInstallWorkerd()
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...emptySettings(), CHROME_PATH: browser }

const quickChecks = Object.entries(QUICK_CHECKS).map(([name, command]) =>
  run(name, command, 'pipe'),
)
const results = await Promise.all(quickChecks)
const build = results.find(({ name }) => name === 'build and sizes')
// The tests then use this build.
if (build?.succeeded) env.IS_BUILT = 'yes'
results.push(await run('unit tests', UNIT_TESTS, 'inherit'))
if (browser) results.push(await run('browser tests', 'npm run test:browser', 'inherit'))
const failed = results.filter(({ succeeded }) => !succeeded).map(({ name }) => name)
if (!browser) failed.push('browser tests: no browser')

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll of these checks passed.')
console.log(tally('vitest', 'playwright'))
process.exitCode = failed.length > 0 ? 1 : 0

/**
 * Runs a check. With 'pipe', prints its output at its end: the output of several does not mix.
 * @param {string} name
 * @param {string} command
 * @param {'pipe' | 'inherit'} stdio
 * @returns {Promise<{ name: string, succeeded: boolean }>}
 */
function run(name, command, stdio) {
  const title = `\n── ${name}: ${command}`
  if (stdio === 'inherit') console.log(title)
  const child = spawn(command, { shell: true, env, stdio })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text
    })
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (stdio === 'pipe') console.log(`${title}\n${output}`)
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
