import type { MiddlewareHandler } from 'hono'
import { parseCompletion } from '../protocol/parseCompletion.ts'
import { makePayload } from '../protocol/payload.ts'
import { readBody } from '../protocol/readBody.ts'
import { readRetryAfter } from '../protocol/readRetryAfter.ts'
import { isStreamedReply } from '../protocol/stream/openChunks.ts'
import { forwardStream } from './forwardStream.ts'
import { respondWithError } from './respondWithError.ts'
import type { ClientInput, ServerEnv } from './serverEnv.ts'
import type { GatewaySettings, Upstream } from './settings.ts'
import { toClientStatus, UPSTREAM_FAILED } from './toClientStatus.ts'
import { trackCall, type UpstreamCall } from './trackCall.ts'

/** Unless the page has retried, the gateway times out first: the log then says "timeout". */
const PAGE_MARGIN_MS = 1000

/** A guess: a slot may become free at any time. */
const BUSY_RETRY_SECONDS = 5
const ALL_BUSY = 'Too many calls at once; see Retry-After'

/** Calls upstream, and passes the reply on. Without a reply, responds with an error. */
export function forward(
  upstream: Upstream,
  { chat: { model, timeoutMs }, maxRunningCalls }: GatewaySettings,
  runningCalls: Set<UpstreamCall>,
): MiddlewareHandler<ServerEnv> {
  return async (context) => {
    if (runningCalls.size >= maxRunningCalls)
      return respondWithError(context, 503, ALL_BUSY, BUSY_RETRY_SECONDS)
    const { input } = context.var
    const call = trackCall(context.req.raw, timeoutMs - PAGE_MARGIN_MS, runningCalls)
    context.set('call', call)
    let response: Response | undefined
    try {
      response = await postToUpstream(upstream, model, input, call.signal)
      if (isStreamedReply(response)) return forwardStream(context, response, call)
      const body = await readBody(response, call.signal)
      const { problem, tokens } = parseCompletion(body, response)
      call.tokens = tokens
      call.close(problem ?? 'complete')
      return context.body(body, 200, { 'Content-Type': 'application/json' })
    } catch (error) {
      call.close(error as Error)
      const status = toClientStatus(call.ending)
      // Never a date: the clocks of the client and of upstream may differ.
      const retryAfter = response && readRetryAfter(response.headers)
      return respondWithError(context, status, UPSTREAM_FAILED, retryAfter)
    }
  }
}

function postToUpstream(
  { url, key }: Upstream,
  model: string,
  { userMessage, stream }: ClientInput,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(url, {
    method: 'POST',
    headers: key ? { ...headers, Authorization: `Bearer ${key}` } : headers,
    body: JSON.stringify(makePayload({ model, userMessage, stream })),
    // Not followed, because the key is for this server only. Workers do not support 'error'.
    redirect: 'manual',
    signal,
  })
}
