import browserTests from '../browser/playwright.config.ts'

/** `npm run pictures`: takes the pictures of the README anew. Not part of `npm test`. */
export default { ...browserTests, testDir: '.', reporter: 'list' }
