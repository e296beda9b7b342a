import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { ChatSettings } from '../settings.ts'
import { type AnswerEnd, accessLog } from './accessLog.ts'
import { asksGateway } from './asksGateway.ts'
import { CHAT_PATH, createGateway } from './gateway.ts'
import type { GatewaySettings } from './gatewaySettings.ts'
import { refuse } from './refuse.ts'

/** What differs between a Node process and a Worker. */
type Platform = {
  /** A file of the page, or nothing where there is none. */
  files: (context: Context) => Response | undefined | Promise<Response | undefined>
  /** Who calls, for the log and the limit of calls. */
  clientOf: (context: Context) => string
  /** How many seconds this client has to wait for its call; 0 if none. */
  secondsToWait: (client: string) => number | Promise<number>
  /** Resolves when the caller has its answer, or has left; with nothing where that can't be told. */
  answerEnd: (context: Context) => Promise<AnswerEnd | undefined>
}

/** By a 304. */
const RETAINED = [...RETAINED_304_HEADERS, 'x-request-id']
const A_YEAR = 'public, max-age=31536000, immutable'

/**
 * The page and its gateway, on any platform. `policy` is the security policy that was built into the page. Where the
 * page asks another server, there is no gateway.
 */
export function createApp(
  page: { chat: ChatSettings; policy: string },
  gateway: GatewaySettings,
  { files, clientOf, secondsToWait, answerEnd }: Platform,
): Hono {
  const app = new Hono()
  const forAssets = Object.entries(FOR_ALL)
  const forOthers = Object.entries({ ...FOR_ALL, ...forDocuments(page.policy) })
  app.use(accessLog(clientOf, answerEnd))
  // All headers are set before the answer is made: hono would make it once more for each that comes later.
  app.use((context, next) => {
    const headers = isAsset(context) ? forAssets : forOthers
    for (const [name, value] of headers) context.header(name, value)
    return next()
  })
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted) return refuse(context, 400, 'The caller has left')
    console.error(`${error.name}: ${error.message}`)
    return refuse(context, 500, 'Something went wrong here')
  })

  app.get('/healthz', notKept, (context) => context.text('ok'))
  if (asksGateway(page.chat)) {
    app.use(CHAT_PATH, notKept)
    const waitOf = (context: Context) => secondsToWait(context.var.client)
    app.route('/', createGateway(gateway, page.chat, waitOf))
  }
  app.get('*', etag({ retainedHeaders: RETAINED }), async (context) => {
    context.header('Vary', 'Accept-Encoding')
    context.header('Cache-Control', isAsset(context) ? A_YEAR : 'no-cache')
    const file = await files(context)
    if (file) return file
    context.header('Cache-Control', 'no-cache')
    return context.notFound()
  })
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD')
    return refuse(context, 405, 'Only GET is served here')
  })
  app.notFound((context) => context.text('Not found', 404))
  return app
}

const notKept: MiddlewareHandler = async ({ header }, next) => {
  header('Cache-Control', 'no-store')
  await next()
}

/** A file whose name has a hash of its content in it. */
const isAsset = ({ req }: Context) => req.path.startsWith('/assets/')

const FOR_ALL = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const forDocuments = (policy: string) => ({
  // frame-ancestors only works in a header.
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
})
