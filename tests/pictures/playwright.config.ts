import { spawnSync } from 'node:child_process'
import browserTests from '../browser/playwright.config.ts'
import { installDebianPackages } from '../support/installDebianPackages.js'

// In another serif, both pictures would change.
const listSerif = 'fc-list P052'
const { stdout } = spawnSync(listSerif, { shell: true })
const problem = stdout.length > 0 ? undefined : installDebianPackages('fonts-urw-base35')
if (problem) throw new Error(`Install the font P052 (Debian: fonts-urw-base35): ${problem}`)

/** `npm run pictures`: takes the pictures of the README that have changed. */
export default {
  ...browserTests,
  testDir: '.',
  reporter: 'list',
  snapshotPathTemplate: '../../.github/{arg}{ext}',
  updateSnapshots: 'changed',
}
