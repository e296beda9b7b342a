import type { Context } from 'hono'
import { hasMediaType } from '../chat/hasMediaType.ts'
import { toLogLine } from '../chat/toLogLine.ts'
import type { Upstream } from './gatewaySettings.ts'
import { errorResponse, findReason, passOnStream, passOnWhole, UPSTREAM_FAILED } from './passOn.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Resolves when the call upstream is over, with what went wrong, for the log. */
    upstreamFailure?: Promise<string | undefined>
  }
}

/** A call upstream. `end` ends it, once, and closes its connection; the failure is the reason of `signal`. */
export type UpstreamCall = { signal: AbortSignal; end: (failure?: string) => void }

/** Calls upstream and passes on its reply. The call ends with the reply, at its timeout, or when the client leaves. */
export async function forward(
  payload: object,
  context: Context,
  { url, key }: Upstream,
  timeoutMs: number,
  running: Set<UpstreamCall>,
): Promise<Response> {
  const controller = new AbortController()
  const { signal } = controller
  const call = { signal, end }
  running.add(call)
  // Not AbortSignal.timeout, which Node 20 may collect as garbage.
  const timer = setTimeout(end, timeoutMs, 'timeout')
  // By hand: Node 20 lacks Promise.withResolvers.
  let report = (_failure?: string) => {}
  context.set('upstreamFailure', new Promise((resolve) => (report = resolve)))
  const clientSignal = context.req.raw.signal
  clientSignal.addEventListener('abort', () => end('client left'))
  if (clientSignal.aborted) end('client left')

  function end(failure?: string) {
    controller.abort(failure)
    clearTimeout(timer)
    running.delete(call)
    report(failure && !context.var.isReplyComplete ? toLogLine(failure, key) : undefined)
  }

  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, {
      method: 'POST',
      headers: key ? { ...headers, Authorization: `Bearer ${key}` } : headers,
      body: JSON.stringify(payload),
      // Not followed, because the key is for this server only. Workers do not know 'error'.
      redirect: 'manual',
      signal,
    })
    const isStream = response.ok && hasMediaType(response.headers, 'text/event-stream')
    if (isStream) return passOnStream(response, call, context)
    return await passOnWhole(response, call, context)
  } catch (error) {
    // No effect if the call has ended already: that made fetch fail.
    end(findReason(error))
    return errorResponse(context, signal.reason === 'timeout' ? 504 : 502, UPSTREAM_FAILED)
  }
}
