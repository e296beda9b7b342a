// Adds up the reports of the test runners. Also a command: `node tests/support/tally.js`.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const REPORTS = 'node_modules/.cache/test-reports'

/** @param {...('vitest' | 'playwright' | 'engines')} runners */
export function tally(...runners) {
  const counts = runners.map(countsOf)
  const passed = counts.reduce((sum, { passed }) => sum + passed, 0)
  const failed = counts.reduce((sum, { failed }) => sum + failed, 0)
  const skipped = counts.reduce((sum, { skipped }) => sum + skipped, 0)
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** @param {string} runner */
function countsOf(runner) {
  const file = `${REPORTS}/${runner}.json`
  // A runner that could not start has no report. Its step has failed.
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats)
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }
  return {
    passed: vitest.numPassedTests,
    failed: vitest.numFailedTests,
    skipped: vitest.numPendingTests,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(tally('vitest', 'playwright', 'engines'))
