import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { hasMediaType } from '../protocol/hasMediaType.ts'
import { type ChatSettings, GATEWAY } from '../settings.ts'
import { demoChef } from './demoChef/demoChef.ts'
import { errorResponse } from './errorResponse.ts'
import { forward } from './forward.ts'
import type { GatewaySettings } from './gatewaySettings.ts'
import type { CountCall } from './rateLimit.ts'
import { type ClientCall, postToUpstream } from './upstream.ts'
import { startCall, toLoggedFailure, type UpstreamCall } from './upstreamCall.ts'

const CHAT_PATH = `/${GATEWAY}`
/** Far more than any list of ingredients. */
const MAX_BODY_BYTES = 64 * 1024
const MAX_MESSAGES = 100
/** A recipe takes a few seconds, so some calls will be over by then. */
const RECIPE_SECONDS = 5
const WRONG_BODY = 'The body must be a chat completion request with a user message as text'

/** What the gateway and its app tell each other about a request. */
export type GatewayEnv = {
  Variables: {
    client: string
    /** For the log. Resolves when the upstream call is over: with its failure, or undefined if there was none. */
    upstreamFailure?: Promise<string | undefined>
  }
}

type GatewayOptions = {
  chatSettings: Pick<ChatSettings, 'model' | 'timeoutMs'>
  settings: GatewaySettings
  countCall: CountCall
  running?: Set<UpstreamCall> | undefined
}

/** Handles the page's only call: forwards it upstream, or lets the demo chef reply. Runs on Node, Workers and Vite. */
export function createGateway({
  chatSettings,
  settings,
  countCall,
  running = new Set(),
}: GatewayOptions) {
  const { upstream, callsAtOnce } = settings
  // Before the page's timeout, so that the log says "timeout", not "client left".
  const timeoutMs = chatSettings.timeoutMs - 1000
  // No client can take all slots. Two, because a page that reloads may call before its last call has ended.
  const callsAtOncePerClient = Math.max(2, Math.floor(callsAtOnce / 10))

  return new Hono<GatewayEnv>().post(CHAT_PATH, async (context) => {
    const { req } = context
    const { client } = context.var
    // First: any web page can send other types without a CORS preflight, and would use up its visitor's rate limit.
    if (!hasMediaType(req.raw.headers, 'application/json'))
      return errorResponse(context, 415, 'The Content-Type must be application/json')
    const seconds = await countCall(client)
    if (seconds > 0) return tooManyCalls(context, 429, seconds)
    const length = req.header('Content-Length')
    if (!length) return errorResponse(context, 411, 'The request must have a Content-Length')
    if (Number(length) > MAX_BODY_BYTES)
      return errorResponse(context, 413, 'The body must be at most 64 KB')

    const clientCall = readClientCall(await req.json().catch(() => undefined))
    if (!clientCall) return errorResponse(context, 400, WRONG_BODY)
    if (!upstream) return demoChef(clientCall, chatSettings.model, context)
    const callsOfClient = [...running].filter((call) => call.client === client)
    if (callsOfClient.length >= callsAtOncePerClient)
      return tooManyCalls(context, 429, RECIPE_SECONDS)
    if (running.size >= callsAtOnce) return tooManyCalls(context, 503, RECIPE_SECONDS)

    const call = startCall(client, req.raw.signal, timeoutMs, running)
    const failure = call.ended.then((ending) => toLoggedFailure(ending, upstream.key))
    context.set('upstreamFailure', failure)
    return forward(
      postToUpstream(upstream, chatSettings.model, clientCall, call.signal),
      call,
      context,
    )
  })
}

const bodySchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })).max(MAX_MESSAGES),
  stream: z.boolean().nullish(),
})

/** Undefined if there is no valid user message. Ignores unknown fields, so pages of other deploys work. */
function readClientCall(body: unknown): ClientCall | undefined {
  const { data } = bodySchema.safeParse(body)
  const message = data?.messages.find(({ role }) => role === 'user')
  return message && { userMessage: message.content, stream: data?.stream ?? false }
}

function tooManyCalls(context: Context, status: 429 | 503, seconds: number) {
  context.header('Retry-After', String(seconds))
  const code = status === 429 ? 'rate_limit_exceeded' : undefined
  return errorResponse(context, status, 'Too many calls; see Retry-After', code)
}
