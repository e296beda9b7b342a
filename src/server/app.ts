import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { type ChatSettings, SettingsError } from '../settings.ts'
import { accessLog, type Log } from './accessLog.ts'
import type { UpstreamCall } from './forward.ts'
import { callsGateway, createGateway } from './gateway.ts'
import type { GatewaySettings } from './gatewaySettings.ts'
import type { RateLimiter } from './rateLimiter.ts'

/** What differs between Node and Workers. */
type Platform = {
  log: Log
  clientOf: (context: Context) => string
  rateLimiter: RateLimiter
  /** The running upstream calls, which the Node server ends when it shuts down. */
  upstreamCalls?: Set<UpstreamCall>
  /** Serves the files of the page. Workers do so before they call this app. */
  pageFiles?: MiddlewareHandler
}

/** The app of both servers: page, log, health check, and the gateway if the page calls it. May throw SettingsError. */
export function createApp(
  chatSettings: ChatSettings,
  gatewaySettings: GatewaySettings,
  { log, clientOf, rateLimiter, upstreamCalls, pageFiles }: Platform,
): Hono {
  const { upstream, isDemoChefPublic, warnings } = gatewaySettings
  const hasGateway = callsGateway(chatSettings)
  if (hasGateway && !upstream && !isDemoChefPublic)
    throw new SettingsError([
      'HF_TOKEN or CHAT_UPSTREAM must be set, or DEMO_CHEF must be on to serve the demo chef publicly',
    ])
  for (const warning of warnings) log({ warning })
  const app = new Hono()
  app.use(accessLog(clientOf, log))
  if (pageFiles) app.get('*', pageFiles)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.get('/healthz', (context) => context.text('ok'))
  if (hasGateway)
    app.route('/', createGateway(chatSettings, gatewaySettings, rateLimiter, upstreamCalls))
  return app
}
