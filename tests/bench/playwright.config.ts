import browserTests from '../browser/playwright.config.ts'

/** Measurements, one at a time and never part of `npm test`: `npm run bench`. */
export default {
  ...browserTests,
  testDir: '.',
  timeout: 600_000,
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
}
