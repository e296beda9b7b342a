import browserTests from '../browser/playwright.config.ts'

/** `npm run bench`: one measurement at a time. Not part of `npm test`. */
export default {
  ...browserTests,
  testDir: '.',
  timeout: 600_000,
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
}
