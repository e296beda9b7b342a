import type { Context } from 'hono'
import { ChatError } from '../chat/chat.ts'
import { retryAfterMs } from '../chat/retryingFetch.ts'
import type { ChatRequest } from './chatRequest.ts'
import { isEventStream, isJson } from './contentType.ts'
import { passOnStream } from './passOnStream.ts'
import { readText } from './readText.ts'
import { choicesIn, jsonIn, wordsIn } from './refusal.ts'
import { refuse } from './refuse.ts'
import { forLog, MEANINGS, upstreamRefusal } from './upstreamRefusal.ts'

type Upstream = { url: string; token: string; timeLimitMs: number }

type UpstreamFailure = { status: number; words: string } | { cause: string }

declare module 'hono' {
  interface ContextVariableMap {
    /** What went wrong with the server behind: its refusal, or the cause why there is no whole answer. */
    upstreamFailure?: UpstreamFailure
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
  // A little less than the page waits, so that it gets to hear of it.
  const limit = AbortSignal.timeout(Math.max(timeLimitMs - 1000, timeLimitMs / 2))
  const leaving = new AbortController()
  const signal = AbortSignal.any([context.req.raw.signal, leaving.signal, limit])
  const log = (failure: UpstreamFailure) => context.set('upstreamFailure', failure)
  // A stream keeps its limit by this mention: Node 20 forgets a timeout that only AbortSignal.any refers to.
  const causeOf = (error: unknown) =>
    limit.aborted ? TIME_LIMIT : signal.aborted ? 'caller left' : forLog(wordsOf(error), token)
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
      const completion = jsonIn(body)
      if (completion === undefined) throw new ChatError('unreadable', 'not JSON')
      if (choicesIn(completion).length === 0)
        log({ status: answer.status, words: forLog(wordsIn(completion), token) })
      return context.body(body, 200, { 'Content-Type': 'application/json' })
    }
    if (answer.ok && isEventStream(answer.headers)) {
      const { promise: streamEnd, resolve: endStream } = withResolvers()
      context.set('streamEnd', streamEnd)
      return passOnStream(answer, context, {
        onLeave: () => leaving.abort(),
        onEnd(failure) {
          if (failure && 'words' in failure)
            log({ status: answer.status, words: forLog(failure.words, token) })
          else if (failure) log({ cause: causeOf(failure.cause) })
          endStream()
        },
      })
    }
    const { status, message, code, said } = await upstreamRefusal(answer, token)
    log(said)
    const waitMs = retryAfterMs(answer.headers)
    if (waitMs !== undefined) context.header('Retry-After', String(Math.ceil(waitMs / 1000)))
    return refuse(context, status, message, code)
  } catch (error) {
    const cause = causeOf(error)
    log({ cause })
    const isTooSlow = cause === TIME_LIMIT
    const failure = error instanceof ChatError ? 'unreadable' : 'unreachable'
    const [code, message] = MEANINGS[isTooSlow ? 'too slow' : failure]
    return refuse(context, isTooSlow ? 504 : 502, message, code)
  }
}

const TIME_LIMIT = 'time limit'

/** fetch has its own limit of 300 s, and says why it failed in the cause of its error. */
function wordsOf(error: unknown): string {
  const { cause, message } = Object(error)
  const code: unknown = cause?.code ?? cause?.message ?? message
  return /UND_ERR_(HEADERS|BODY)_TIMEOUT/.test(String(code)) ? TIME_LIMIT : String(code)
}

/** Promise.withResolvers, which Node 20 lacks. */
function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => {
    resolve = resolved
  })
  return { promise, resolve }
}
