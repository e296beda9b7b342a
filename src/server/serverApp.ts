import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { GATEWAY_PATH, SettingsError } from '../settings.ts'
import { createGateway } from './gateway.ts'
import { log, logRequests } from './log.ts'
import type { Platform, ServerEnv } from './platform.ts'
import { respondWithError } from './respondWithError.ts'
import type { GatewaySettings } from './settings.ts'

const NOBODY_ANSWERS =
  'HF_TOKEN or CHAT_UPSTREAM must be set. Or let the demo chef answer: DEMO_CHEF=on for everyone or, on Node, HOST=127.0.0.1 without TRUSTED_PROXIES for this machine'

/** The app of all servers. Throws a SettingsError if the page calls the gateway, but nobody can answer the calls. */
export function createServerApp(settings: GatewaySettings, platform: Platform) {
  const canAnswer = settings.upstream || settings.DEMO_CHEF || !platform.openedBy
  if (!canAnswer && settings.chat.endpoint === GATEWAY_PATH)
    throw new SettingsError([NOBODY_ANSWERS])
  const app = new Hono<ServerEnv>()
  app.use(requestId({ limitLength: 64 }))
  app.use(logRequests(platform, settings.upstream?.key))
  if (platform.pageFiles) app.get('*', platform.pageFiles)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.onError((error, context) => {
    log({ type: 'error', message: error.stack })
    return respondWithError(context, 500, 'The server failed; its log says why')
  })
  app.get('/healthz', (context) => context.text('ok'))
  if (canAnswer) app.route(`/${GATEWAY_PATH}`, createGateway(settings, platform))
  return app
}

export function describeWhoAnswers({ chat, upstream }: GatewaySettings): string {
  if (chat.endpoint !== GATEWAY_PATH) return `none: the page calls ${new URL(chat.endpoint).host}`
  if (!upstream) return 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'
  return `${new URL(upstream.url).host}, ${upstream.key ? 'with your key' : 'without a key'}`
}
