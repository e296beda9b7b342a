import browserTests from '../browser/playwright.config.ts'

/** `npm run pictures`: takes the pictures of the README that have changed. */
export default {
  ...browserTests,
  testDir: '.',
  reporter: 'list',
  snapshotPathTemplate: '../../.github/{arg}{ext}',
  updateSnapshots: 'changed',
}
