import type { Context } from 'hono'
import { fieldsOf } from '../protocol/parseJson.ts'
import type { ChatSettings } from '../settings.ts'
import { ApiError } from './apiError.ts'
import { type ClientCall, forward } from './forward.ts'
import type { Platform, ServerEnv } from './platform.ts'
import type { GatewaySettings } from './settings.ts'
import { startCall } from './upstreamCall.ts'

/** Far more than any list of ingredients. */
const MAX_BODY_BYTES = 64 * 1024
/** When all slots are taken: some will be free by then. */
const RETRY_AFTER_SECONDS = 5
const TOO_LONG = 'The request must have a Content-Length of at most 64 KB'
const WRONG_BODY = 'The body must be a chat completion request with a user message as text'

/** Handles the page's only call: forwards it upstream, or lets the demo chef reply. */
export function createGateway(chat: ChatSettings, settings: GatewaySettings, platform: Platform) {
  const { upstream, callsAtOnce } = settings
  const { readClient, rateLimit, running = new Set() } = platform
  // At startup: a build while the server runs replaces the file.
  if (!upstream) void loadDemoChef()
  return async (context: Context<ServerEnv>) => {
    const { req } = context
    // First: any web page can send other types without a CORS preflight, and would use up its visitor's rate limit.
    if (!/^application\/json/i.test(req.header('Content-Type') ?? ''))
      throw new ApiError(415, 'The Content-Type must be application/json')
    const secondsToWait = await rateLimit(readClient(context))
    if (secondsToWait > 0) throw tooManyCalls(429, secondsToWait)
    // Not Hono's bodyLimit, which copies a body without a Content-Length, and takes half as much CPU again.
    const length = req.header('Content-Length')
    if (!length || Number(length) > MAX_BODY_BYTES) throw new ApiError(length ? 413 : 411, TOO_LONG)
    const clientCall = readClientCall(await req.json().catch(() => undefined))
    // Without it, nginx would hold a stream back until it has ended.
    if (clientCall.stream) context.header('X-Accel-Buffering', 'no')
    if (!upstream) return (await loadDemoChef()).respondAsDemoChef(clientCall, chat.model, context)

    if (running.size >= callsAtOnce) throw tooManyCalls(503, RETRY_AFTER_SECONDS)
    // Before the page's timeout, so that the log says "timeout", not "client left".
    const call = startCall(req.raw.signal, chat.timeoutMs - 1000, running)
    context.set('call', call)
    return forward({ upstream, model: chat.model, ...clientCall }, call, context)
  }
}

/** Loaded only where it answers: with its cookbook, it takes 28 MB. */
const loadDemoChef = () => import('./respondAsDemoChef.ts')

/** Reads the user message and the stream flag. Pages of other deploys may send more, which is ignored. */
function readClientCall(body: unknown): ClientCall {
  const { messages, stream } = fieldsOf(body)
  const message = Array.isArray(messages) && messages.find((item) => fieldsOf(item).role === 'user')
  const { content } = fieldsOf(message)
  if (typeof content !== 'string') throw new ApiError(400, WRONG_BODY)
  return { userMessage: content, stream: stream === true }
}

const tooManyCalls = (status: 429 | 503, seconds: number) =>
  new ApiError(status, 'Too many calls; see Retry-After', { retryAfter: String(seconds) })
