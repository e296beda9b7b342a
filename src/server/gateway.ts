import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { toFields } from '../protocol/toFields.ts'
import { forward } from './forward.ts'
import type { Platform } from './platform.ts'
import { rateLimit } from './rateLimit.ts'
import { respondWithError } from './respondWithError.ts'
import type { ServerEnv } from './serverEnv.ts'
import type { GatewaySettings } from './settings.ts'

const WRONG_BODY = 'The body must be a chat completion request with a user message as text'

/** Handles the page's only request: forwards it upstream, or lets the demo chef reply. */
export function createGateway(settings: GatewaySettings, platform: Platform) {
  const { upstream } = settings
  const reply = upstream ? forward(upstream, settings, platform.runningCalls) : replyFromCookbook()
  return new Hono<ServerEnv>().post(
    '/',
    requireJson,
    rateLimit(platform),
    limitBody,
    readInput,
    reply,
  )
}

/** Other types need no preflight, so any website could use up its visitors' rate limit. */
async function requireJson(context: Context, next: Next) {
  if (context.req.header('Content-Type')?.startsWith('application/json')) return next()
  return respondWithError(context, 415, 'The Content-Type must be application/json')
}

/** 64 KB is far more than any list of ingredients. */
const checkBodySize = bodyLimit({
  maxSize: 64 * 1024,
  onError: (context) => respondWithError(context, 413, 'The body must have at most 64 KB'),
})

/** Refuses bodies over 64 KB. */
function limitBody(context: Context, next: Next) {
  // Rejects only if the client leaves while it sends the body: errors of `next` go to onError.
  return checkBodySize(context, next).catch(() => respondWithError(context, 400, WRONG_BODY))
}

/** Reads the user message and the stream flag, and ignores the rest. */
async function readInput(context: Context<ServerEnv>, next: Next) {
  const { messages, stream } = toFields(await context.req.json().catch(() => undefined))
  const message = Array.isArray(messages) && messages.find((item) => toFields(item).role === 'user')
  const { content } = toFields(message)
  if (typeof content !== 'string') return respondWithError(context, 400, WRONG_BODY)
  context.set('input', { userMessage: content, stream: stream === true })
  return next()
}

/** Loads the cookbook (28 MB) at startup, because a rebuild deletes its chunk. */
function replyFromCookbook(): MiddlewareHandler<ServerEnv> {
  const load = () => import('./respondAsDemoChef.ts')
  // If it fails, each request fails with the same error.
  load().catch(() => {})
  return async (context) => {
    const { respondAsDemoChef } = await load()
    return respondAsDemoChef(context, context.var.input.userMessage)
  }
}
