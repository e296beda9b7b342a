import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { GATEWAY_PATH, HEALTH_PATH, isGateway } from '../endpoints.ts'
import { SettingsError } from '../readSettings.ts'
import { createGateway } from './gateway.ts'
import { isLoopback } from './isLoopback.ts'
import { log } from './log.ts'
import { logRequests } from './logRequests.ts'
import type { Platform } from './platform.ts'
import { respondWithError } from './respondWithError.ts'
import type { ServerEnv } from './serverEnv.ts'
import type { GatewaySettings } from './settings.ts'

/** The app of all servers. Throws a SettingsError if the page calls it and nobody would answer. */
export function createServerApp(settings: GatewaySettings, platform: Platform) {
  const { upstream, secrets, isDemoChefPublic, chat } = settings
  const { exposedBy } = platform
  const hasChef = upstream || isDemoChefPublic || !exposedBy
  if (!hasChef && isGateway(chat.endpoint)) throw toNoChefError(exposedBy)
  if (upstream?.key) warnOfPlainHttp(new URL(upstream.url))
  const app = new Hono<ServerEnv>()
  app.use(requestId({ limitLength: 64 }))
  app.use(async (context, next) => {
    context.set('client', platform.identifyClient(context))
    await next()
  })
  app.use(logRequests(platform, secrets))
  if (platform.pageFiles) app.get('*', platform.pageFiles)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log({ type: 'error', id: context.var.requestId, message: error.stack }, secrets)
    return respondWithError(context, 500, 'The server failed; its log says why')
  })
  app.get(HEALTH_PATH, (context) => context.text('ok'))
  if (hasChef) app.route(`/${GATEWAY_PATH}`, createGateway(settings, platform))
  return app
}

const toNoChefError = (exposedBy: string) =>
  new SettingsError([
    `Set HF_TOKEN or CHAT_UPSTREAM: ${exposedBy} lets other machines call the server.`,
    'Or set DEMO_CHEF=on, and the demo chef answers everyone.',
    'Or, on Node, set HOST=127.0.0.1 and TRUSTED_PROXIES=0: only this machine can call.',
  ])

function warnOfPlainHttp({ protocol, hostname }: URL) {
  if (protocol !== 'http:' || isLoopback(hostname)) return
  const message = `CHAT_UPSTREAM is http, so anyone on the way to ${hostname} can read the key: use https`
  log({ type: 'warning', message })
}
