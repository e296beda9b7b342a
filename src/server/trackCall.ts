import type { MiddlewareHandler } from 'hono'
import { toSafeLine } from '../protocol/toSafeLine.ts'
import { fieldsOf } from '../protocol/untrustedJson.ts'
import type { Platform, ServerEnv } from './platform.ts'
import { respondWithError } from './respondWithError.ts'
import type { GatewaySettings } from './settings.ts'

/** A guess. */
const BUSY_RETRY_SECONDS = 5
const ALL_BUSY = 'Too many calls at once; see Retry-After'

/** How a call ended. An error is upstream's, or one of the connection. */
export type Ending = 'complete' | 'timeout' | 'client left' | 'shut down' | Error

/** A call to upstream. The first `settle` or `end` says how it ended. */
export type UpstreamCall = {
  /** Aborts when upstream is no longer needed. */
  signal: AbortSignal
  ending?: Ending
  /** When the call ended for its client, by performance.now(). */
  endTime?: number
  tokens?: number | undefined
  /** The client has its response, and upstream may still send its token count. */
  settle: (ending: Ending) => void
  /** Closes the connection, unless upstream's response has been read to its end. */
  end: (ending: Ending) => void
}

/** Starts `context.var.call`. Refuses calls beyond CHAT_CALLS_AT_ONCE. */
export function limitCalls(
  { CHAT_CALLS_AT_ONCE, chat }: GatewaySettings,
  { runningCalls = new Set() }: Platform,
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    if (runningCalls.size >= CHAT_CALLS_AT_ONCE)
      return respondWithError(context, 503, ALL_BUSY, BUSY_RETRY_SECONDS)
    // Before the page's timeout, so that the log says "timeout", not "client left".
    context.set('call', trackCall(context.req.raw, chat.timeoutMs - 1000, runningCalls))
    return next()
  }
}

/** Makes a call, which is in `runningCalls` until it ends. */
export function trackCall(request: Request, timeoutMs: number, runningCalls: Set<UpstreamCall>) {
  // One controller: AbortSignal.any would hold 4 kB of an ended call until its timeout.
  const controller = new AbortController()
  const call: UpstreamCall = {
    signal: controller.signal,
    settle(ending) {
      call.ending ??= ending
      call.endTime ??= performance.now()
    },
    end(ending) {
      call.settle(ending)
      clearTimeout(timer)
      runningCalls.delete(call)
      controller.abort()
    },
  }
  const timer = setTimeout(() => call.end('timeout'), timeoutMs)
  runningCalls.add(call)
  const onLeave = () => call.ending || call.end('client left')
  request.signal.addEventListener('abort', onLeave)
  if (request.signal.aborted) onLeave()
  return call
}

/** Waits until a call is over. Returns the reason if it failed, for the log and without the key. */
export async function waitForReason(call: UpstreamCall, key: string | undefined) {
  const { signal } = call
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  const { ending } = call
  if (!(ending instanceof Error)) return ending === 'complete' ? undefined : ending
  // On Node, the cause of fetch's errors has the reason.
  const { code, message } = fieldsOf(ending.cause)
  return toSafeLine(String(code || message || ending.message), key)
}
