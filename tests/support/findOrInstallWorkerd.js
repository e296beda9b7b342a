import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** 160 MB, so it is not a dependency of the project. */
const WORKERD = 'workerd@1.20261117.1'
const HOME = resolve('node_modules/.cache/workerd')
const ARCH = process.arch === 'x64' ? '64' : process.arch
const BINARY = `${HOME}/node_modules/@cloudflare/workerd-${process.platform}-${ARCH}/bin/workerd`

/** The path of workerd, which this function installs. If it can't, it prints why. */
export function findOrInstallWorkerd() {
  if (existsSync(BINARY)) return BINARY
  console.log(`Installing ${WORKERD}`)
  mkdirSync(HOME, { recursive: true })
  // In its folder: a path may have characters that a shell reads.
  const install = 'npm install --no-save --no-package-lock --ignore-scripts --prefix .'
  const limits = '--fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-timeout=20000'
  const { stderr } = spawnSync(`${install} ${limits} ${WORKERD}`, { shell: true, cwd: HOME })
  const isInstalled = existsSync(BINARY)
  const [, why] = /^npm (?:error|ERR!) (.*)/m.exec(String(stderr)) ?? []
  if (!isInstalled)
    console.log(`Skipping the tests on Workers: workerd could not be installed (${why})`)
  return isInstalled ? BINARY : undefined
}
