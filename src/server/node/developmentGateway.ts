import { getRequestListener } from '@hono/node-server'
import { readSettings } from '../../readSettings.ts'
import { describeChef } from '../describeChef.ts'
import { createRateLimiter } from '../rateLimit.ts'
import { createServerApp } from '../serverApp.ts'
import { gatewaySchema } from '../settings.ts'
import { readEnvironment } from './readEnvironment.ts'

/** Created lazily: Vite prints an error at import twice. */
let gateway: ReturnType<typeof getRequestListener> | undefined

/** The gateway in Vite's development server. Throws a SettingsError. @public (knip) */
export function getGatewayListener() {
  gateway ??= createListener()
  return gateway
}

function createListener() {
  const settings = readSettings(readEnvironment(), gatewaySchema)
  console.log(`Chef: ${describeChef(settings)}`)
  const app = createServerApp(settings, {
    // The development server is for this machine. With --host, all clients share one limit.
    identifyClient: () => 'this machine',
    checkRateLimit: createRateLimiter(settings.requestsPerMinute),
    runningCalls: new Set(),
    exposedBy: undefined,
  })
  return getRequestListener(app.fetch)
}
