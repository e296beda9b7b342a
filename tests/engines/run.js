// The built page in Firefox and WebKit, where Debian's packages of them are or can be installed: `npm run test:engines`.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { installDebians } from '../support/installDebians.js'
import { REPORTS, tally } from '../support/tally.js'

const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'poppler-utils',
]
const REPORT = `${REPORTS}/engines.json`

const problem = installMissing()
if (problem) {
  console.log(
    `The tests in Firefox and WebKit are left out, since these can’t be installed here: ${problem}`,
  )
} else {
  rmSync(REPORT, { force: true })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const args = ['run', '--config', 'tests/engines/vitest.config.ts', ...reports]
  const { status } = spawnSync('vitest', [...args, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
  console.log(tally('engines'))
}

/** Why there are no engines here, unless there are. */
function installMissing() {
  if (areInstalled()) return undefined
  console.log(`Installing ${PACKAGES.join(', ')}…`)
  const problem = installDebians(...PACKAGES)
  return areInstalled() ? undefined : problem
}

function areInstalled() {
  return spawnSync('dpkg', ['--status', ...PACKAGES]).status === 0
}
