import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './installDebianPackages.js'

const PATHS = [
  // Without windows, and therefore much faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  chromium.executablePath(),
]

/** The path of Chromium, Chrome or Edge: CHROME_PATH, an installed one, or one that it installs. */
export function findOrInstallBrowser() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !canRun(CHROME_PATH))
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which does not run: correct it or unset it.`)
  return CHROME_PATH || PATHS.find(canRun) || install()
}

function install() {
  const command = 'npx playwright install --no-shell chromium'
  console.log(`No browser found. Running ${command}`)
  spawnSync(command, { shell: true })
  const problem = PATHS.some(canRun) ? undefined : installDebianPackages('chromium-headless-shell')
  const path = PATHS.find(canRun)
  if (path) return path
  const reason = problem ?? 'the browser is at no known path'
  throw new Error(
    `Install Chromium or Chrome, or set CHROME_PATH. The installation failed: ${reason}`,
  )
}

/** @param {string} path */
function canRun(path) {
  if (!existsSync(path)) return false
  // On Windows, --version opens the browser.
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0
}
