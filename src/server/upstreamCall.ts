import { toSafeLine } from '../protocol/toSafeLine.ts'
import { fieldsOf } from '../protocol/untrustedJson.ts'

/** How a call ended. An error is upstream's, or one of the connection. */
export type Ending = 'complete' | 'timeout' | 'client left' | 'shut down' | Error

/** A call to upstream. Only the first `end` has an effect: it closes the connection. */
export type UpstreamCall = { signal: AbortSignal; ending?: Ending; end: (ending: Ending) => void }

/** Starts a call, which is in `runningCalls` until it ends. */
export function startCall(request: Request, timeoutMs: number, runningCalls: Set<UpstreamCall>) {
  // One controller for all endings: three signals and AbortSignal.any would hold 4 kB of an ended call until its timeout.
  const controller = new AbortController()
  const call: UpstreamCall = {
    signal: controller.signal,
    end(ending) {
      call.ending ??= ending
      clearTimeout(timer)
      runningCalls.delete(call)
      controller.abort()
    },
  }
  const timer = setTimeout(() => call.end('timeout'), timeoutMs)
  runningCalls.add(call)
  request.signal.addEventListener('abort', () => call.end('client left'))
  if (request.signal.aborted) call.end('client left')
  return call
}

/** Waits until a call, if there is one, is over. Returns the reason if it failed, for the log and without the key. */
export async function waitForReason(call: UpstreamCall | undefined, key: string | undefined) {
  if (!call) return undefined
  if (!call.ending) await new Promise((resolve) => call.signal.addEventListener('abort', resolve))
  const { ending } = call
  if (!(ending instanceof Error)) return ending === 'complete' ? undefined : ending
  // On Node, the cause of fetch's errors has the reason.
  const { code, message } = fieldsOf(ending.cause)
  return toSafeLine(String(code || message || ending.message), key)
}
