import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { INSTALL_LIMIT_MS, installDebians } from './installDebians.js'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a browser that runs: CHROME_PATH, else the system's, else Playwright's own, else one that is installed
 * now. Throws one sentence that says what to do.
 */
export function findOrInstallBrowser() {
  if (process.env.CHROME_PATH) {
    if (runs(process.env.CHROME_PATH)) return process.env.CHROME_PATH
    throw new Error(
      `CHROME_PATH is ${process.env.CHROME_PATH}, which is no Chromium that runs: correct or unset it.`,
    )
  }
  const found = find()
  if (found) return found
  for (const install of [downloadPlaywrights, installChromium]) {
    install()
    const installed = find()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium could be found or installed: install Chromium or Chrome, set CHROME_PATH to it, and run this again.',
  )
}

function find() {
  return [...SYSTEM_PATHS, chromium.executablePath()].find(runs)
}

/** @param {string} path */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function downloadPlaywrights() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  console.log('No browser found: downloading Chromium for the tests…')
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    timeout: INSTALL_LIMIT_MS,
  })
}

function installChromium() {
  console.log('That did not work: installing Debian’s Chromium…')
  installDebians('chromium')
}
