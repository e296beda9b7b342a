import { type Context, Hono } from 'hono'
import { MAX_TOKENS } from '../chat/chat.ts'
import { hasMediaType } from '../chat/hasMediaType.ts'
import { SYSTEM_MESSAGE } from '../features/recipe/prompt.ts'
import { type ChatSettings, GATEWAY } from '../settings.ts'
import { readClientCall } from './clientCall.ts'
import { errorResponse } from './context.ts'
import { demoChef } from './demoChef/demoChef.ts'
import { forward, type UpstreamCall } from './forward.ts'
import type { GatewaySettings } from './gatewaySettings.ts'
import type { RateLimiter } from './rateLimiter.ts'

export const CHAT_PATH = `/${GATEWAY}`
/** Far more than any list of ingredients. */
const MAX_BODY_BYTES = 64 * 1024
/** A recipe takes a few seconds, so some calls will be over by then. */
const RECIPE_SECONDS = 5
const WRONG_BODY = 'The body must be a chat completion request with a user message as text'

/** Handles the page's only call: forwards it upstream, or lets the demo chef reply. Runs on Node, Workers and Vite. */
export function createGateway(
  { model, timeoutMs: pageTimeoutMs }: Pick<ChatSettings, 'model' | 'timeoutMs'>,
  gatewaySettings: GatewaySettings,
  rateLimiter: RateLimiter,
  upstreamCalls = new Set<UpstreamCall>(),
): Hono {
  const { upstream, callsAtOnce } = gatewaySettings
  // Before the page's timeout, so that the log says "timeout", not "client left".
  const timeoutMs = pageTimeoutMs - 1000
  // No client can take all slots. Two, because a page that reloads may call before its last call has ended.
  const callsAtOncePerClient = Math.max(2, Math.floor(callsAtOnce / 10))

  const gateway = new Hono()
  gateway.post(CHAT_PATH, async (context) => {
    const { req } = context
    // First: any web page can send other types without a CORS preflight, and would use up its visitor's rate limit.
    if (!hasMediaType(req.raw.headers, 'application/json'))
      return errorResponse(context, 415, 'The Content-Type must be application/json')
    const seconds = await rateLimiter(context.var.client)
    if (seconds > 0) return tooManyCalls(context, 429, seconds)
    const length = req.header('Content-Length')
    if (!length) return errorResponse(context, 411, 'The request must have a Content-Length')
    if (Number(length) > MAX_BODY_BYTES)
      return errorResponse(context, 413, 'The body must be at most 64 KB')

    const clientCall = readClientCall(await req.json().catch(() => undefined))
    if (!clientCall) return errorResponse(context, 400, WRONG_BODY)
    if (!upstream) return demoChef(clientCall, model, context)
    const callsOfClient = [...upstreamCalls].filter(({ client }) => client === context.var.client)
    if (callsOfClient.length >= callsAtOncePerClient)
      return tooManyCalls(context, 429, RECIPE_SECONDS)
    if (upstreamCalls.size >= callsAtOnce) return tooManyCalls(context, 503, RECIPE_SECONDS)

    const { userMessage, stream } = clientCall
    const messages = [SYSTEM_MESSAGE, { role: 'user', content: userMessage }]
    const payload = { model, messages, max_tokens: MAX_TOKENS, stream: stream || undefined }
    return forward(payload, context, upstream, timeoutMs, upstreamCalls)
  })
  return gateway
}

function tooManyCalls(context: Context, status: 429 | 503, seconds: number) {
  context.header('Retry-After', String(seconds))
  const code = status === 429 ? 'rate_limit_exceeded' : undefined
  return errorResponse(context, status, 'Too many calls; see Retry-After', code)
}
