import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StreamingApi } from 'hono/utils/stream'
import type { ChatRequest } from './chatRequest.ts'
import { refuse } from './refuse.ts'

const NONE = 'The chat server behind gave no answer that can be passed on'

type Upstream = { url: string; token: string; timeLimitMs: number }

/**
 * Passes the call on with our token and nothing of the caller's but the call itself. What comes back is the answer's
 * body alone, or, where the server behind refuses, its status with words of ours. An abort by the caller ends it all.
 */
export async function forward(
  request: ChatRequest,
  context: Context,
  { url, token, timeLimitMs }: Upstream,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.any([context.req.raw.signal, limit]),
    })
    const type = answer.headers.get('Content-Type') ?? ''
    if (answer.ok && /^application\/json\b/i.test(type)) return context.json(await answer.json())
    if (answer.ok && /^text\/event-stream\b/i.test(type) && answer.body) {
      context.header('Content-Type', type)
      return stream(context, untilItBreaks(answer.body))
    }
    await answer.body?.cancel()
    return refuse(
      context,
      (answer.status >= 400 ? answer.status : 502) as ContentfulStatusCode,
      NONE,
    )
  } catch {
    return limit.aborted
      ? refuse(context, 504, 'The chat server behind took too long to answer')
      : refuse(context, 502, NONE)
  }
}

/** A stream that breaks ends early: the page misses its last event, and takes that for the failure that it is. */
function untilItBreaks(body: ReadableStream<Uint8Array>) {
  return async (answer: StreamingApi) => {
    try {
      for await (const bytes of body) await answer.write(bytes)
    } catch {
      // Nothing more will come, and our log is no place for what the server behind did.
    }
  }
}
