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
// Where they must not be left out, as in the CI job that is there for them.
if (problem && process.env.ENGINES === 'required') {
  console.error(`Firefox and WebKit can’t be installed here: ${problem}`)
  process.exitCode = 1
} else if (problem) {
  console.log(
    `The tests in Firefox and WebKit are left out, since these can’t be installed here: ${problem}`,
  )
} else {
  rmSync(REPORT, { force: true })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const args = ['run', '--config', 'tests/engines/vitest.config.ts', ...reports]
  const { status } = spawnSync('vitest', [...args, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
  if (status !== 0) console.log('\nFailed.')
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is dpkg that fills it in
  const query = ['--show', '--showformat', '${db:Status-Status} ', ...PACKAGES]
  const { status, stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' })
  return (
    status === 0 &&
    stdout
      .trim()
      .split(' ')
      .every((state) => state === 'installed')
  )
}
