import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { type ChatSettings, GATEWAY, SettingsError } from '../settings.ts'
import { accessLog } from './accessLog.ts'
import { createGateway, type GatewayEnv } from './gateway.ts'
import type { GatewaySettings } from './gatewaySettings.ts'
import type { Log } from './logLine.ts'
import type { CountCall } from './rateLimit.ts'
import type { UpstreamCall } from './upstreamCall.ts'

/** What differs between Node, Workers and the development server. */
type Platform = {
  log: Log
  clientOf: (context: Context) => string
  countCall: CountCall
  /** Whether only this machine can reach the server. Then the demo chef may answer without a setting. */
  isForThisMachine: boolean
  running?: Set<UpstreamCall>
  /** Serves the files of the page. Elsewhere, the platform does so before it calls this app. */
  pageFiles?: MiddlewareHandler
}

/** The app of all servers. Throws a SettingsError if the page calls the gateway, but nobody can answer the calls. */
export function createApp(
  chatSettings: ChatSettings,
  settings: GatewaySettings,
  { log, clientOf, countCall, isForThisMachine, running, pageFiles }: Platform,
): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  app.use(accessLog(clientOf, log))
  if (pageFiles) app.get('*', pageFiles)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.get('/healthz', (context) => context.text('ok'))
  if (settings.upstream || settings.isDemoChefForAll || isForThisMachine)
    return app.route('/', createGateway({ chatSettings, settings, countCall, running }))
  if (chatSettings.endpoint !== GATEWAY) return app
  throw new SettingsError([
    'HF_TOKEN or CHAT_UPSTREAM must be set, or DEMO_CHEF must be on to serve the demo chef publicly, or HOST must be 127.0.0.1 (without TRUSTED_PROXIES) to serve it on this machine',
  ])
}
