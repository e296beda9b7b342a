// Adds up the reports of the test runners. Also a command: `node tests/support/tally.js`.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const REPORTS = 'node_modules/.cache/test-reports'

/** @param {...('vitest' | 'playwright' | 'engines')} runners */
export function tally(...runners) {
  const counts = runners.map(countsOf)
  const sums = [0, 1, 2].map((at) => counts.reduce((sum, count) => sum + (count[at] ?? 0), 0))
  return `${sums[0]} passed, ${sums[1]} failed, ${sums[2]} skipped`
}

/** @param {string} runner */
function countsOf(runner) {
  const file = `${REPORTS}/${runner}.json`
  // A runner that could not start has no report. Its step has failed.
  if (!existsSync(file)) return []
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats) return [stats.expected, stats.unexpected + stats.flaky, stats.skipped]
  return [vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(tally('vitest', 'playwright', 'engines'))
