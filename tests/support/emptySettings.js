import { readFileSync } from 'node:fs'

/** Every setting with an empty value, which means the default, whatever a developer's `.env` says. */
export function emptySettings() {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^\w+/gm)
  return Object.fromEntries([...names].map(([name]) => [name, '']))
}
