import { getRequestListener } from '@hono/node-server'
import { type ChatSettings, readSettings } from '../../settings.ts'
import { createApp } from '../app.ts'
import { describeChef } from '../describeChef.ts'
import { gatewaySchema } from '../gatewaySettings.ts'
import { toTerminalText } from '../logLine.ts'
import { createRateLimit } from '../rateLimit.ts'

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
  const app = createApp(chatSettings, gatewaySettings, {
    log(line) {
      const text = toTerminalText(line)
      if (text) print(text)
    },
    // The development server is for this machine. With --host, all clients share one limit.
    clientOf: () => 'this machine',
    countCall: createRateLimit(gatewaySettings.callsPerMinute),
    isForThisMachine: true,
  })
  return {
    listener: getRequestListener(app.fetch),
    chef: describeChef(chatSettings, gatewaySettings),
    warnings: gatewaySettings.warnings,
  }
}
