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
 * Passes the call on with our token and nothing of the caller's but the call itself. What comes back is the answer's
 * body alone, or, where the server behind refuses, its status with words of ours; the token is in none of it.
 * An abort by the caller ends it all.
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
      // Not followed, for the token is meant for one server only. Workers know no other way to say so.
      redirect: 'manual',
      signal: AbortSignal.any([context.req.raw.signal, leaving.signal, limit]),
    })
    if (answer.ok && isJson(answer.headers))
      return context.body(withoutToken(token, await readText(answer)), 200, JSON_TYPE)
    if (answer.ok && isEventStream(answer.headers)) {
      context.header('Content-Type', 'text/event-stream')
      return stream(context, linesOf(answer, token, leaving))
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

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** JSON without the token, however that is written in it; throws a SyntaxError for what is no JSON. */
function withoutToken(token: string, json: string): string {
  // Written anew, each character has but one spelling.
  return JSON.stringify(JSON.parse(json)).replaceAll(JSON.stringify(token).slice(1, -1), '…')
}

function lineWithoutToken(token: string, line: string): string {
  const [, data] = line.match(/^data: ?(\{.*\})\s*$/) ?? []
  try {
    if (data !== undefined) return `data: ${withoutToken(token, data)}`
  } catch {
    // Then nobody will read it as JSON either.
  }
  return line.replaceAll(token, '…')
}

/**
 * Passes a stream on by whole lines, so that no token hides in two pieces, up to 1 MB. One that breaks off ends early:
 * the page misses its last event, and takes that for the failure that it is.
 */
function linesOf(upstream: Response, token: string, leaving: AbortController) {
  const redacted = (line: string) => lineWithoutToken(token, line)
  return async (answer: StreamingApi) => {
    answer.onAbort(() => leaving.abort())
    let rest = ''
    try {
      for await (const text of textPieces(upstream)) {
        const whole = rest + text
        const end = whole.lastIndexOf('\n') + 1
        rest = whole.slice(end)
        const lines = whole.slice(0, end).split('\n')
        if (end > 0) await answer.write(lines.map(redacted).join('\n'))
      }
      await answer.write(redacted(rest))
    } catch {
      // Nothing more will come, and our log is no place for what the server behind did.
    }
  }
}
