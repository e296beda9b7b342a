import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { type ChatSettings, GATEWAY, SettingsError } from '../settings.ts'
import type { RateLimit } from './clients.ts'
import { createGateway } from './gateway.ts'
import { type Log, logRequests } from './log.ts'
import type { GatewaySettings } from './settings.ts'
import type { UpstreamCall } from './upstreamCall.ts'

const CHAT_PATH = `/${GATEWAY}`
const SERVER_FAILED = { message: 'The server failed; its log says why' }

export type AppEnv = { Variables: RequestIdVariables & { call?: UpstreamCall } }

/** What differs between Node, Workers and the development server. */
export type Platform = {
  log: Log
  /** The name under which a client is counted and logged. */
  readClient: (context: Context) => string
  rateLimit: RateLimit
  /** Whether only this machine can reach the server. Then the demo chef may answer without a setting. */
  isForThisMachine: boolean
  /** What else to set where that is not so: the end of an error message. */
  localAdvice?: string
  running?: Set<UpstreamCall>
  /** Serves the files of the page. Elsewhere, the platform does so before it calls this app. */
  pageFiles?: MiddlewareHandler
}

/** The app of all servers. Throws a SettingsError if the page calls the gateway, but nobody can answer the calls. */
export function createApp(chat: ChatSettings, settings: GatewaySettings, platform: Platform) {
  const app = new Hono<AppEnv>()
  app.use(requestId({ limitLength: 64 }))
  app.use(logRequests(platform, settings.upstream?.key))
  if (platform.pageFiles) app.get('*', platform.pageFiles)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  // In OpenAI's format. We put its error code into `cause`.
  app.onError((error, context) => {
    const known = error instanceof HTTPException ? error : new HTTPException(500, SERVER_FAILED)
    if (known !== error) platform.log({ type: 'error', message: error.stack })
    const { status, message, cause: code = null } = known
    const type = status < 500 ? 'invalid_request_error' : 'server_error'
    return context.json({ error: { message, type, param: null, code } }, status)
  })
  app.get('/healthz', (context) => context.text('ok'))
  if (settings.upstream || settings.isDemoChefForAll || platform.isForThisMachine)
    return app.post(CHAT_PATH, createGateway(chat, settings, platform))
  if (chat.endpoint !== GATEWAY) return app
  throw new SettingsError([
    `HF_TOKEN or CHAT_UPSTREAM must be set, or DEMO_CHEF must be on to serve the demo chef publicly${platform.localAdvice ?? ''}`,
  ])
}
