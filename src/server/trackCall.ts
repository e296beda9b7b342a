/** How a call ended. An Error is from upstream or from the connection. */
export type CallEnding = 'complete' | 'timeout' | 'client left' | 'shut down' | Error

/** A call to upstream. Its ending is the first that `endForClient` or `close` gets. */
export type UpstreamCall = {
  /** Aborted when the call is closed. */
  signal: AbortSignal
  /** Resolves when the call is closed. */
  closed: Promise<void>
  ending?: CallEnding
  /** When the call ended for its client, by performance.now(). */
  endTime?: number
  tokens?: number | undefined
  /** Ends the call for its client. It stays open: upstream may still send the token count. */
  endForClient: (ending: CallEnding) => void
  /** Ends and closes the call. */
  close: (ending: CallEnding) => void
}

/** Tracks a call, which stays in `runningCalls` until it is closed. */
export function trackCall(request: Request, timeoutMs: number, runningCalls: Set<UpstreamCall>) {
  // Not AbortSignal.any, which keeps 4 kB of each ended call until its timeout.
  const controller = new AbortController()
  const { signal } = controller
  const call: UpstreamCall = {
    signal,
    closed: new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    endForClient(ending) {
      call.ending ??= ending
      call.endTime ??= performance.now()
    },
    close(ending) {
      call.endForClient(ending)
      clearTimeout(timer)
      runningCalls.delete(call)
      controller.abort()
    },
  }
  const timer = setTimeout(() => call.close('timeout'), timeoutMs)
  runningCalls.add(call)
  function onLeave() {
    // Once the client has its reply, the call waits only for the token count.
    if (!call.ending) call.close('client left')
  }
  request.signal.addEventListener('abort', onLeave)
  if (request.signal.aborted) onLeave()
  return call
}
