import { getRequestListener } from '@hono/node-server'
import { type ChatSettings, readSettings } from '../../settings.ts'
import { createApp } from '../app.ts'
import { createRateLimit } from '../clients.ts'
import { describeChef } from '../describeChef.ts'
import { type Log, toLogfmt } from '../log.ts'
import { gatewaySchema } from '../settings.ts'
import { surviveLateAborts } from './surviveLateAborts.ts'

/**
 * The gateway in Vite's development server, and what to print when it starts. Throws a SettingsError.
 * @public build/gatewayPlugin.ts loads it by its path.
 */
export function createDevelopmentGateway(
  chatSettings: ChatSettings,
  env: Readonly<Record<string, unknown>>,
  print: (text: string) => void,
) {
  const [gatewaySettings] = readSettings(env, gatewaySchema)
  const log: Log = (line) => print(toLogfmt(line))
  // Once: this runs again after each edit.
  if (!process.listenerCount('uncaughtException')) surviveLateAborts(log)
  const app = createApp(chatSettings, gatewaySettings, {
    log,
    // The development server is for this machine. With --host, all clients share one limit.
    readClient: () => 'this machine',
    rateLimit: createRateLimit(gatewaySettings.callsPerMinute),
    isForThisMachine: true,
  })
  return {
    listener: getRequestListener(app.fetch),
    chef: describeChef(chatSettings, gatewaySettings),
    warnings: gatewaySettings.warnings,
  }
}
