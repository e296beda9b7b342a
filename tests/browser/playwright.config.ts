import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findOrInstallBrowser } from '../support/browser.js'
import { REPORTS } from '../support/folders.js'

// Without these switches Chromium calls Google's servers when it starts.
const QUIET = ['background-networking', 'component-update', 'sync', 'quic'].map(
  (part) => `--disable-${part}`,
)

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/test-results',
  fullyParallel: true,
  // For machines that do other work as well.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: resolve(REPORTS, 'playwright.json') }]],
  use: {
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findOrInstallBrowser(), args: [...QUIET, '--no-first-run'] },
  },
})
