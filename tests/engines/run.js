// Tests the built page in Firefox and WebKit, from Debian's packages: `npm run test:engines`.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { REPORTS } from '../support/folders.js'
import { installDebianPackages } from '../support/installDebianPackages.js'
import { tally } from '../support/tally.js'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'poppler-utils']
const PROGRAMS = ['firefox-esr', 'WebKitWebDriver', 'xvfb-run', 'xauth', 'pdftotext']
const REPORT = `${REPORTS}/engines.json`

const isInstalled = () => PROGRAMS.every((program) => existsSync(`/usr/bin/${program}`))
const problem = isInstalled() ? undefined : installDebianPackages(...PACKAGES)

if (isInstalled()) {
  rmSync(REPORT, { force: true })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const vitest = ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts', ...reports]
  const command = ['--auto-servernum', ...vitest, ...process.argv.slice(2)]
  const { status } = spawnSync('xvfb-run', command, { stdio: 'inherit' })
  process.exitCode = status ?? 1
  console.log(tally('engines'))
} else {
  console.log(`Skipped the tests in Firefox and WebKit, which cannot be installed here: ${problem}`)
  // For CI, which must not pass without these tests.
  if (process.env.ENGINES === 'required') process.exitCode = 1
}
