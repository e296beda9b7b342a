import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StreamingApi } from 'hono/utils/stream'
import { isEventStream, isJson } from '../chat/contentType.ts'
import { readText, textPieces } from '../chat/readText.ts'
import type { ChatRequest } from './chatRequest.ts'
import { refuse } from './refuse.ts'

type Upstream = { url: string; token: string; timeLimitMs: number }

/**
 * Passes the call on with our token and nothing of the caller's but the call itself. What comes back is the body of a
 * good answer, up to 1 MB and just as it is, or a refusal in words of ours. When the caller leaves, the call ends.
 */
export async function forward(
  request: ChatRequest,
  context: Context,
  { url, token, timeLimitMs }: Upstream,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs)
  const leaving = new AbortController()
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      // Never followed: the token is meant for one server only. Workers don't know `error`.
      redirect: 'manual',
      signal: AbortSignal.any([context.req.raw.signal, leaving.signal, limit]),
    })
    if (answer.ok && isJson(answer.headers)) {
      const body = await readText(answer)
      // Throws for half an answer: Node 20 takes a connection that breaks off for the answer's end.
      JSON.parse(body)
      return context.body(body, 200, { 'Content-Type': 'application/json' })
    }
    if (answer.ok && isEventStream(answer.headers)) {
      context.header('Content-Type', 'text/event-stream')
      const passOn = async (caller: StreamingApi) => {
        caller.onAbort(() => leaving.abort())
        for await (const text of textPieces(answer)) await caller.write(text)
      }
      // A stream that breaks off just ends: the page misses its last event, and knows it for a failure.
      return stream(context, passOn, async () => {})
    }
    await answer.body?.cancel()
    return refuse(context, statusFor(answer), wordsFor(answer.status))
  } catch {
    return limit.aborted ? refuse(context, 504, wordsFor(504)) : refuse(context, 502, wordsFor(502))
  }
}

const statusFor = ({ status }: Response) => (status >= 400 ? status : 502) as ContentfulStatusCode

function wordsFor(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return 'The chat server behind the gateway does not accept its token'
    case 402:
      return 'The quota of the gateway’s token is used up'
    case 404:
      return 'The chat server behind the gateway does not have this model'
    case 429:
    case 503:
      return 'The chat server behind the gateway is busy'
    case 504:
      return 'The chat server behind the gateway took too long'
    default:
      return 'The chat server behind the gateway gave no answer that can be passed on'
  }
}
