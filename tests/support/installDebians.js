import { spawnSync } from 'node:child_process'

export const INSTALL_LIMIT_MS = 180_000

/**
 * Installs these packages of Debian’s, where that is possible, and returns the last words of what failed.
 *
 * @param {...string} packages
 */
export function installDebians(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
  for (const args of [['update'], install]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    const { status, error, stderr } = spawnSync(command, rest, {
      env,
      encoding: 'utf8',
      timeout: INSTALL_LIMIT_MS,
    })
    if (status !== 0) return error?.message ?? stderr.trim().split('\n').at(-1)
  }
  return undefined
}
