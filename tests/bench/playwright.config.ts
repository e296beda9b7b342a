import browserTests from '../browser/playwright.config.ts'

/** Measurements, one at a time and never part of `npm test`: `npm run bench`. */
export default { ...browserTests, testDir: '.', workers: 1, reporter: 'line' }
