import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectSourceOf, GATEWAY_PATH } from '../../endpoints.ts'
import type { ChatSettings } from '../../settings.ts'
import { log } from '../log.ts'

const CONNECT_SOURCE = /connect-src ([^;"]+)/

/** The endpoint of the built page, or only its origin if the settings differ. Then it warns. */
export function readBuiltEndpoint(directory: string, { endpoint }: ChatSettings): string {
  const page = readFileSync(join(directory, 'index.html'), 'utf8')
  const origin = CONNECT_SOURCE.exec(page)?.[1]
  if (!origin || origin === connectSourceOf(endpoint)) return endpoint
  const called = origin === "'self'" ? 'the gateway' : origin
  const message = `The page was built with other settings, and calls ${called}: run npm run build`
  log({ type: 'warning', message })
  return origin === "'self'" ? GATEWAY_PATH : origin
}
