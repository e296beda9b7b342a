import type { Ending } from './endings.ts'

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
