import { getRequestListener } from '@hono/node-server'
import { type ChatSettings, readSettings } from '../../settings.ts'
import { createApp } from '../app.ts'
import { createRateLimit } from '../clients.ts'
import { toLogfmt } from '../log.ts'
import type { Log } from '../platform.ts'
import { describeChef, gatewaySchema } from '../settings.ts'
import { surviveFetchErrors } from './surviveFetchErrors.ts'

/** @public The gateway in Vite's development server, loaded by vite/gatewayPlugin.ts. Throws a SettingsError. */
export function createDevelopmentGateway(
  chatSettings: ChatSettings,
  env: Readonly<Record<string, unknown>>,
  print: (text: string) => void,
) {
  const [settings] = readSettings(env, gatewaySchema)
  const log: Log = (line) => print(toLogfmt(line))
  // Once: this runs again after each edit.
  if (!process.listenerCount('uncaughtException')) surviveFetchErrors(log)
  print(`Chef: ${describeChef(chatSettings, settings)}`)
  const { fetch } = createApp(chatSettings, settings, {
    log,
    // The development server is for this machine. With --host, all clients share one limit.
    readClient: () => 'this machine',
    rateLimit: createRateLimit(settings.callsPerMinute),
    isForThisMachine: true,
  })
  return getRequestListener(fetch)
}
