import type { Context } from 'hono'
import { fieldsOf } from '../protocol/untrustedJson.ts'
import { type ClientInput, forward } from './forward.ts'
import type { Platform, ServerEnv } from './platform.ts'
import { respondWithError } from './respondWithError.ts'
import type { GatewaySettings } from './settings.ts'
import { startCall } from './upstreamCall.ts'

/** Far more than any list of ingredients. */
const MAX_BODY_BYTES = 64 * 1024
/** The Retry-After beyond CHAT_CALLS_AT_ONCE: a guess. */
const BUSY_RETRY_SECONDS = 5
const RATE_LIMIT_REACHED = 'Too many calls from this client; see Retry-After'
const ALL_BUSY = 'Too many calls at once; see Retry-After'
const WRONG_LENGTH = 'The request must have a Content-Length of at most 64 KB'
const WRONG_BODY = 'The body must be a chat completion request with a user message as text'

/** Handles the page's only call: forwards it upstream, or lets the demo chef reply. */
export function createGateway(settings: GatewaySettings, platform: Platform) {
  const { upstream, CHAT_CALLS_AT_ONCE } = settings
  const { model, timeoutMs } = settings.chat
  const { readClient, countCall, runningCalls = new Set() } = platform
  // At startup: a later build replaces the demo chef's file.
  if (!upstream) void loadDemoChef()
  return async (context: Context<ServerEnv>) => {
    const { req } = context
    // Checked first: any web page can send other types without a CORS preflight, and would use up its visitors' rate limit.
    if (!/^application\/json/i.test(req.header('Content-Type') ?? ''))
      return respondWithError(context, 415, 'The Content-Type must be application/json')
    const retryAfter = await countCall(readClient(context))
    if (retryAfter > 0) return respondWithError(context, 429, RATE_LIMIT_REACHED, retryAfter)
    // By hand: Hono's bodyLimit accepts a body without a Content-Length, and copies it.
    const length = req.header('Content-Length')
    if (!length) return respondWithError(context, 411, WRONG_LENGTH)
    if (Number(length) > MAX_BODY_BYTES) return respondWithError(context, 413, WRONG_LENGTH)
    const clientInput = readClientInput(await req.json().catch(() => undefined))
    if (!clientInput) return respondWithError(context, 400, WRONG_BODY)
    // Without this header, nginx would hold a stream back until its end.
    if (clientInput.stream) context.header('X-Accel-Buffering', 'no')
    const { userMessage } = clientInput
    if (!upstream) return (await loadDemoChef()).respondAsDemoChef(userMessage, model, context)

    if (runningCalls.size >= CHAT_CALLS_AT_ONCE)
      return respondWithError(context, 503, ALL_BUSY, BUSY_RETRY_SECONDS)
    // Before the page's timeout, so that the log says "timeout", not "client left".
    const call = startCall(req.raw, timeoutMs - 1000, runningCalls)
    context.set('call', call)
    return forward({ ...upstream, model, ...clientInput }, call, context)
  }
}

/** Loaded only where it answers: with its cookbook, it takes 28 MB. */
const loadDemoChef = () => import('./respondAsDemoChef.ts')

/** Reads the user message and the stream flag. Pages of other deploys may send more, which is ignored. */
function readClientInput(body: unknown): ClientInput | undefined {
  const { messages, stream } = fieldsOf(body)
  const message = Array.isArray(messages) && messages.find((item) => fieldsOf(item).role === 'user')
  const { content } = fieldsOf(message)
  return typeof content === 'string' ? { userMessage: content, stream: stream === true } : undefined
}
