// Adds up the reports of the test runners. Also a command: `node tests/support/tally.js`.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { REPORTS } from './folders.js'

/** @param {...('vitest' | 'playwright' | 'engines')} runners */
export function tally(...runners) {
  const counts = runners.map(readCounts)
  /** @param {keyof Counts} key */
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @param {string} runner
 * @returns {Counts}
 */
function readCounts(runner) {
  const file = `${REPORTS}/${runner}.json`
  // A runner that could not start has no report. Its step has failed.
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: stats ? stats.expected : vitest.numPassedTests,
    failed: stats ? stats.unexpected + stats.flaky : vitest.numFailedTests,
    skipped: stats ? stats.skipped : vitest.numPendingTests,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(tally('vitest', 'playwright', 'engines'))
