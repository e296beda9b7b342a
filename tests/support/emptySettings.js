import { readFileSync } from 'node:fs'

/** Every setting, empty: the default, whatever a developer's `.env` says. */
export function emptySettings() {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^\w+/gm)
  return Object.fromEntries([...names].map(([name]) => [name, '']))
}
