import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { ChatSettings } from '../settings.ts'
import { accessLog } from './accessLog.ts'
import { hasGateway } from './chef.ts'
import type { UpstreamCall } from './forward.ts'
import { createGateway } from './gateway.ts'
import type { GatewaySettings } from './gatewaySettings.ts'
import type { Log } from './logLine.ts'
import type { RateLimiter } from './rateLimiter.ts'

/** What differs between Node, Workers and the development server. */
type Platform = {
  log: Log
  clientOf: (context: Context) => string
  rateLimiter: RateLimiter
  /** Whether only this machine can reach the server. */
  isForThisMachine: boolean
  /** The running upstream calls, which the Node server ends when it shuts down. */
  upstreamCalls?: Set<UpstreamCall>
  /** Serves the files of the page. Elsewhere, the platform does so before it calls this app. */
  pageFiles?: MiddlewareHandler
}

/** The app of all servers: page, log, health check and gateway. May throw a SettingsError. */
export function createApp(
  chatSettings: ChatSettings,
  gatewaySettings: GatewaySettings,
  { log, clientOf, rateLimiter, isForThisMachine, upstreamCalls, pageFiles }: Platform,
): Hono {
  for (const warning of gatewaySettings.warnings) log({ warning })
  const app = new Hono()
  app.use(accessLog(clientOf, log))
  if (pageFiles) app.get('*', pageFiles)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.get('/healthz', (context) => context.text('ok'))
  if (hasGateway(chatSettings, gatewaySettings, isForThisMachine))
    app.route('/', createGateway(chatSettings, gatewaySettings, rateLimiter, upstreamCalls))
  return app
}
