import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ZodError } from 'zod'
import type { ChatSettings } from '../settings.ts'
import { chatRequestFor } from './chatRequest.ts'
import { isJson } from './contentType.ts'
import { demoChef } from './demoChef/demoChef.ts'
import { forward } from './forward.ts'
import type { GatewaySettings } from './gatewaySettings.ts'
import { refuse } from './refuse.ts'

export const CHAT_PATH = '/v1/chat/completions'
/** 32,768 tokens, as many as the model can read, of up to 4 bytes. */
const LONGEST_BODY = 128 * 1024
/** A recipe takes a few seconds, so that some calls will have ended. */
const RETRY_AFTER_SECONDS = '5'

/**
 * The server's side of the page's one call: an app from a web-standard Request to a Response that takes this call and
 * no other. `secondsToWait` counts a call and resolves to how long its client has to wait first, 0 if not at all. It is
 * not asked about calls that are refused anyway.
 */
export function createGateway(
  settings: GatewaySettings,
  page: Pick<ChatSettings, 'model' | 'timeLimitMs'>,
  secondsToWait: (context: Context) => number | Promise<number>,
): Hono {
  const gateway = new Hono()
  const chatRequest = chatRequestFor(page.model)
  let running = 0
  const isFull = () => running >= settings.callsAtOnce
  function refuseForNow(context: Context): Response {
    context.header('Retry-After', RETRY_AFTER_SECONDS)
    return refuse(context, 503, 'Too many calls at once; see Retry-After', 'too_many_calls')
  }

  gateway.post(CHAT_PATH, limitBody, async (context) => {
    // Before the body is read too, so that thousands that come at once are soon dealt with.
    if (isFull()) return refuseForNow(context)
    if (!isJson(context.req.raw.headers))
      return refuse(context, 415, 'The Content-Type of a call must be application/json')

    const body: unknown = await context.req.json().catch(() => undefined)
    if (body === undefined) return refuse(context, 400, 'The body is not JSON')
    const request = chatRequest.safeParse(body)
    if (!request.success) return refuse(context, 400, notOurCall(request.error))

    if (isFull()) return refuseForNow(context)
    running++
    try {
      const seconds = await secondsToWait(context)
      if (seconds > 0) {
        context.header('Retry-After', String(seconds))
        return refuse(context, 429, 'Too many calls; see Retry-After', 'rate_limit_exceeded')
      }
      const { url, token } = settings
      if (!token) return demoChef(request.data, context)
      const { timeLimitMs } = page
      return await forward(request.data, context, { url, token, timeLimitMs })
    } finally {
      void Promise.resolve(context.var.streamEnd).then(() => running--)
    }
  })
  gateway.all(CHAT_PATH, (context) => {
    context.header('Allow', 'POST')
    return refuse(context, 405, 'Only POST is served here')
  })
  return gateway
}

const limitBody = bodyLimit({
  maxSize: LONGEST_BODY,
  onError: (context) =>
    refuse(
      context,
      413,
      'The body is longer than 128 kB, which is more than the model can read: ask with fewer ingredients',
    ),
})

function notOurCall({ issues }: ZodError): string {
  const places = issues.map(({ path }) => path.join('.') || 'the fields')
  return `The body is not the call that the page makes; see ${places.join(', ')}`
}
