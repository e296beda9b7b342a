import type { Context } from 'hono'
import { hasMediaType } from '../chat/hasMediaType.ts'
import { fieldsOf } from '../chat/json.ts'
import { toLogLine } from '../chat/toLogLine.ts'
import { errorResponse } from './context.ts'
import type { Upstream } from './gatewaySettings.ts'
import { passOnStream, passOnWhole, UPSTREAM_FAILED } from './passOn.ts'

/** An upstream call. The first `end` closes its connection, and aborts `signal` with the failure as the reason. */
export type UpstreamCall = {
  client: string
  signal: AbortSignal
  end: (failure?: unknown) => void
}

/** Calls upstream and passes on its reply. The call ends with the reply, at its timeout, or when the client leaves. */
export async function forward(
  payload: object,
  context: Context,
  { url, key }: Upstream,
  timeoutMs: number,
  upstreamCalls: Set<UpstreamCall>,
): Promise<Response> {
  const controller = new AbortController()
  const { signal } = controller
  const call = { client: context.var.client, signal, end }
  upstreamCalls.add(call)
  // Not AbortSignal.timeout, which Node 20 may garbage-collect.
  const timer = setTimeout(end, timeoutMs, 'timeout')
  // Node 20 lacks Promise.withResolvers.
  let report = (_failure?: string) => {}
  context.set('upstreamFailure', new Promise((resolve) => (report = resolve)))
  const clientSignal = context.req.raw.signal
  clientSignal.addEventListener('abort', () => end('client left'))
  if (clientSignal.aborted) end('client left')

  function end(failure?: unknown) {
    controller.abort(failure)
    clearTimeout(timer)
    upstreamCalls.delete(call)
    const isFailure = failure !== undefined && !context.var.isReplyComplete
    report(isFailure ? toLogLine(reasonOf(failure), key) : undefined)
  }

  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, {
      method: 'POST',
      headers: key ? { ...headers, Authorization: `Bearer ${key}` } : headers,
      body: JSON.stringify(payload),
      // Not followed, because the key is for this server only. Workers do not support 'error'.
      redirect: 'manual',
      signal,
    })
    const isStream = response.ok && hasMediaType(response.headers, 'text/event-stream')
    if (isStream) return passOnStream(response, call, context)
    return await passOnWhole(response, call, context)
  } catch (error) {
    // No effect if the call has already ended: then that is why fetch failed.
    end(error)
    return errorResponse(context, signal.reason === 'timeout' ? 504 : 502, UPSTREAM_FAILED)
  }
}

/** Why a call failed: our own text, or the error of fetch or a body, whose `cause` has the reason on Node. */
function reasonOf(failure: unknown): string {
  const { message, cause } = fieldsOf(failure)
  const { code, message: reason } = fieldsOf(cause)
  return String(typeof failure === 'string' ? failure : code || reason || message)
}
