import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createApp } from '../server/app.ts'
import { describeChef } from '../server/describeChef.ts'
import { CHAT_PATH } from '../server/gateway.ts'
import type { GatewaySettings } from '../server/gatewaySettings.ts'
import { toTerminalText } from '../server/logLine.ts'
import { createRateLimit } from '../server/rateLimit.ts'
import type { ChatSettings } from '../settings.ts'

/** Mounts the gateway in the development server, which names the chef and each call that fails. */
export function gatewayPlugin(
  chatSettings: ChatSettings,
  gatewaySettings: GatewaySettings,
): Plugin {
  return {
    name: 'gateway',
    // Without CORS headers, other websites can't read the responses.
    config: () => ({ server: { cors: false } }),
    configureServer({ config: { logger }, middlewares }) {
      const app = createApp(chatSettings, gatewaySettings, {
        log(line) {
          const text = toTerminalText(line)
          if (text) logger.info(text)
        },
        // The development server is for this machine. With --host, all clients share one limit.
        clientOf: () => 'this machine',
        countCall: createRateLimit(gatewaySettings.callsPerMinute),
        isForThisMachine: true,
      })
      const listener = getRequestListener(app.fetch)
      middlewares.use((request, response, next) =>
        request.url?.split('?')[0] === CHAT_PATH ? listener(request, response) : next(),
      )
      logger.info(`Chef: ${describeChef(chatSettings, gatewaySettings)}`)
      for (const warning of gatewaySettings.warnings) logger.warn(warning)
    },
  }
}
