import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian packages. Returns a message if the installation fails.
 * @param {...string} packages
 */
export function installDebianPackages(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return 'apt-get is not installed'
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get'
  const install = `${aptGet} install --yes --no-install-recommends ${packages.join(' ')}`
  console.log(`Running ${install}`)
  const { status, stderr } = spawnSync(`${aptGet} update && ${install}`, { shell: true })
  return status === 0 ? undefined : String(stderr).trim().split('\n').at(-1)
}
