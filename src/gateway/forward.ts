import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { isEventStream, isJson } from '../chat/contentType.ts'
import { retryAfter } from '../chat/patientFetch.ts'
import { readText, textPieces } from '../chat/readText.ts'
import type { ChatRequest } from './chatRequest.ts'
import { refuse } from './refuse.ts'
import { upstreamRefusal } from './upstreamRefusal.ts'

type Upstream = { url: string; token: string; timeLimitMs: number }

declare module 'hono' {
  interface ContextVariableMap {
    /** What went wrong with the server behind: its refusal, or the cause why there is no whole answer. */
    upstreamFailure?: { status: number; words: string } | { cause: string }
    /** How long the server behind took to begin its answer, in ms. */
    upstreamMs?: number
    /** Resolves when a streamed answer has ended, in whatever way. */
    streamEnd?: Promise<void>
  }
}

/**
 * Passes the call on with our token and nothing of the caller's but the call itself. What comes back is the body of a
 * good answer, up to 1 MB and just as it is, or a refusal in words of our own; what failed is left in the context, for
 * a log. When the caller leaves, the call ends.
 */
export async function forward(
  request: ChatRequest,
  context: Context,
  { url, token, timeLimitMs }: Upstream,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs)
  const leaving = new AbortController()
  const signal = AbortSignal.any([context.req.raw.signal, leaving.signal, limit])
  const fail = (error: unknown) => {
    const { cause, message } = Object(error)
    // A stream keeps its limit by this mention: Node 20 forgets a timeout that only AbortSignal.any refers to.
    const code = limit.aborted ? 'time limit' : signal.aborted ? 'caller left' : cause?.code
    context.set('upstreamFailure', { cause: String(code ?? message) })
  }
  const start = performance.now()
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      // Never followed: the token is meant for one server only. Workers don't know `error`.
      redirect: 'manual',
      signal,
    })
    context.set('upstreamMs', Math.round(performance.now() - start))
    if (answer.ok && isJson(answer.headers)) {
      const body = await readText(answer)
      // Throws for half an answer: Node 20 takes a connection that breaks off for the answer's end.
      JSON.parse(body)
      return context.body(body, 200, { 'Content-Type': 'application/json' })
    }
    if (answer.ok && isEventStream(answer.headers)) {
      context.header('Content-Type', 'text/event-stream')
      const { promise: streamEnd, resolve: endStream } = withResolvers()
      context.set('streamEnd', streamEnd)
      return stream(context, async (caller) => {
        caller.onAbort(() => leaving.abort())
        // A stream that breaks off just ends: the page misses its last event, and knows it for a failure.
        try {
          for await (const text of textPieces(answer)) await caller.write(text)
        } catch (error) {
          fail(error)
        } finally {
          endStream()
        }
      })
    }
    const { status, message, code, said } = await upstreamRefusal(answer, token)
    context.set('upstreamFailure', said)
    const waitMs = retryAfter(answer.headers)
    if (waitMs !== undefined) context.header('Retry-After', String(Math.ceil(waitMs / 1000)))
    return refuse(context, status, message, code)
  } catch (error) {
    fail(error)
    return limit.aborted
      ? refuse(context, 504, 'The chat server behind the gateway took too long', 'upstream_timeout')
      : refuse(
          context,
          502,
          'The chat server behind the gateway can’t be reached',
          'upstream_unreachable',
        )
  }
}

/** Promise.withResolvers, which Node 20 lacks. */
function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => {
    resolve = resolved
  })
  return { promise, resolve }
}
