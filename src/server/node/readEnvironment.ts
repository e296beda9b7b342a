import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { SettingsError } from '../../readSettings.ts'

/** The environment, then `.env.local`, then `.env`. Throws if a file can't be read. */
export function readEnvironment(): NodeJS.ProcessEnv {
  return { ...readEnvFile('.env'), ...readEnvFile('.env.local'), ...process.env }
}

function readEnvFile(name: string): NodeJS.ProcessEnv {
  if (!existsSync(name)) return {}
  try {
    // Rejects other encodings, and drops a byte order mark.
    return parseEnv(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(name)))
  } catch {
    throw new SettingsError([`${name} must be a text file in UTF-8 that this user can read`])
  }
}
