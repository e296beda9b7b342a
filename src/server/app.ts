import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { type ChatSettings, GATEWAY, SettingsError } from '../settings.ts'
import type { RateLimit } from './clients.ts'
import { gateway } from './gateway.ts'
import type { Log } from './log.ts'
import { logRequests } from './logRequests.ts'
import type { GatewaySettings } from './settings.ts'
import type { UpstreamCall } from './upstreamCall.ts'

const CHAT_PATH = `/${GATEWAY}`

/** What a request carries with it: who has sent it, and its upstream call. */
export type AppEnv = { Variables: RequestIdVariables & { client: string; call?: UpstreamCall } }

/** What differs between Node, Workers and the development server. */
type Platform = {
  log: Log
  nameClient: (context: Context) => string
  rateLimit: RateLimit
  /** Whether only this machine can reach the server. Then the demo chef may answer without a setting. */
  isForThisMachine: boolean
  running?: Set<UpstreamCall>
  /** Serves the files of the page. Elsewhere, the platform does so before it calls this app. */
  pageFiles?: MiddlewareHandler
  /** Resolves when the response has ended: whether the client has left before it had the whole response. */
  whenCutOff?: (context: Context) => Promise<boolean>
}

/** The app of all servers. Throws a SettingsError if the page calls the gateway, but nobody can answer the calls. */
export function createApp(
  chatSettings: ChatSettings,
  settings: GatewaySettings,
  { log, nameClient, rateLimit, isForThisMachine, running, pageFiles, whenCutOff }: Platform,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(requestId({ limitLength: 64 }))
  app.use(logRequests(log, settings.upstream?.key, whenCutOff))
  app.use(async (context, next) => {
    context.set('client', nameClient(context))
    await next()
  })
  if (pageFiles) app.get('*', pageFiles)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  // In OpenAI's format. The cause of an HTTPException is its code there.
  app.onError((error, context) => {
    const isExpected = error instanceof HTTPException
    if (!isExpected) log({ type: 'error', message: error.stack })
    const status = isExpected ? error.status : 500
    const message = isExpected ? error.message : 'The server failed; its log says why'
    const type = status < 500 ? 'invalid_request_error' : 'server_error'
    return context.json(
      { error: { message, type, param: null, code: error.cause ?? null } },
      status,
    )
  })
  app.get('/healthz', (context) => context.text('ok'))
  if (settings.upstream || settings.isDemoChefForAll || isForThisMachine)
    return app.post(CHAT_PATH, gateway(chatSettings, settings, rateLimit, running))
  if (chatSettings.endpoint !== GATEWAY) return app
  throw new SettingsError([
    'HF_TOKEN or CHAT_UPSTREAM must be set, or DEMO_CHEF must be on to serve the demo chef publicly, or HOST must be 127.0.0.1 (without TRUSTED_PROXIES) to serve it on this machine',
  ])
}
