import { fieldsOf } from '../protocol/json.ts'
import { toOneLine } from '../protocol/toOneLine.ts'
import { UpstreamError } from './upstream.ts'

/** How a call ended. An error is upstream's, or one of the connection. */
export type Ending = 'complete' | 'timeout' | 'client left' | 'shut down' | Error

/** A running upstream call. Only the first `end` has an effect: it closes the connection, and settles `ended`. */
export type UpstreamCall = {
  client: string
  signal: AbortSignal
  ended: Promise<Ending>
  end: (ending: Ending) => Ending
}

export function startCall(
  client: string,
  clientSignal: AbortSignal,
  timeoutMs: number,
  running: Set<UpstreamCall>,
): UpstreamCall {
  const controller = new AbortController()
  // Not AbortSignal.timeout, which Node 20 may garbage-collect.
  const timer = setTimeout(() => call.end('timeout'), timeoutMs)
  let settle: (ending: Ending) => void
  let first: Ending | undefined
  const call: UpstreamCall = {
    client,
    signal: controller.signal,
    // Node 20 lacks Promise.withResolvers.
    ended: new Promise((resolve) => (settle = resolve)),
    end(ending) {
      if (first) return first
      first = ending
      clearTimeout(timer)
      running.delete(call)
      settle(first)
      controller.abort()
      return first
    },
  }
  running.add(call)
  clientSignal.addEventListener('abort', () => call.end('client left'))
  if (clientSignal.aborted) call.end('client left')
  return call
}

export function toClientError(ending: Ending): UpstreamError['forClient'] {
  if (ending instanceof UpstreamError) return ending.forClient
  return { status: ending === 'timeout' ? 504 : 502 }
}

/** What the log says of a call: why it failed, without the key. */
export function toLoggedFailure(ending: Ending, key: string | undefined): string | undefined {
  if (ending === 'complete') return undefined
  return toOneLine(ending instanceof Error ? reasonOf(ending) : ending, key)
}

/** The cause of fetch's errors has the reason, on Node. */
function reasonOf({ message, cause }: Error): string {
  const { code, message: reason } = fieldsOf(cause)
  return String(code || reason || message)
}
