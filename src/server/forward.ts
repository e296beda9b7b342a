import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { errorResponse } from './errorResponse.ts'
import { isStream, readUpstreamEvents, readUpstreamReply } from './upstream.ts'
import { toClientError, type UpstreamCall } from './upstreamCall.ts'

const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'

/** Passes the reply to `response` on to the client, or ends the call with an error. */
export async function forward(response: Promise<Response>, call: UpstreamCall, context: Context) {
  try {
    const upstreamResponse = await response
    if (isStream(upstreamResponse)) return forwardStream(upstreamResponse, call, context)
    const reply = await readUpstreamReply(upstreamResponse)
    call.end('complete')
    return context.body(reply, 200, { 'Content-Type': 'application/json' })
  } catch (error) {
    const { status, retryAfter, code } = toClientError(call.end(error as Error))
    if (retryAfter) context.header('Retry-After', retryAfter)
    return errorResponse(context, status, UPSTREAM_FAILED, code)
  }
}

/** One write for each read. An error becomes an event: the page reads its code as the status. */
function forwardStream(response: Response, call: UpstreamCall, context: Context) {
  context.header('Content-Type', 'text/event-stream')
  return stream(context, async (output) => {
    try {
      for await (const { text, isLast } of readUpstreamEvents(response)) {
        if (isLast) call.end('complete')
        await output.write(text)
        if (isLast) return
        // Yields to other requests, however fast upstream sends.
        await new Promise((resolve) => setTimeout(resolve))
      }
    } catch (error) {
      const { status } = toClientError(call.end(error as Error))
      const event = { error: { message: UPSTREAM_FAILED, code: status } }
      await output.write(`data: ${JSON.stringify(event)}\n\n`)
    }
  })
}
