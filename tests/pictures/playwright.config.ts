import browserTests from '../browser/playwright.config.ts'

/** `npm run pictures`: takes those pictures of the README anew that have changed. Not part of `npm test`. */
export default {
  ...browserTests,
  testDir: '.',
  reporter: 'list',
  snapshotPathTemplate: '../../.github/{arg}{ext}',
  updateSnapshots: 'changed',
}
