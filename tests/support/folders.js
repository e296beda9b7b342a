/** The reports of the test runners, from which `npm test` counts. */
export const REPORTS = 'node_modules/.cache/test-reports'

/** Builds that tests share. `npm test` deletes them when it starts. */
export const BUILDS = 'node_modules/.cache/test-builds'
