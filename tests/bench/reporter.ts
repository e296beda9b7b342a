import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints what each measurement has found as a table, and writes all of it to BENCH_JSON. */
export default class BenchReporter implements Reporter {
  readonly #found: Record<string, unknown> = {}

  onTestEnd(test: TestCase, { attachments, errors, status }: TestResult) {
    console.log(`\n${test.title}`)
    for (const { message } of errors) console.log(message)
    for (const { name, body } of attachments) {
      if (name !== 'found' || !body) continue
      const rows = JSON.parse(body.toString())
      console.table(rows)
      this.#found[test.title] = rows
    }
    if (status !== 'passed') console.log(`  ${status}`)
  }

  onEnd() {
    const file = process.env.BENCH_JSON
    if (file) writeFileSync(file, `${JSON.stringify(this.#found, null, 2)}\n`)
  }
}
