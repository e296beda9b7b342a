import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { UpstreamCall } from '../trackCall.ts'

/** Running calls may finish within this time. Then they are ended, and have 1 s to answer. */
const GRACE_PERIOD_MS = 25_000

/** Serves until the returned function is called. Then running requests may finish. */
export function serveUntilShutDown(
  server: Server,
  listener: RequestListener,
  runningCalls: ReadonlySet<Pick<UpstreamCall, 'close'>>,
) {
  /** Idle connections: `server.close()` does not close those that have not sent a request. */
  const idle = new Set<Socket>()
  let isClosing = false
  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  function handleRequest(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    // Pipelined requests: behind them, Node does not notice that the client leaves.
    if (!idle.has(socket)) {
      socket.destroy()
      return
    }
    idle.delete(socket)
    response.once('close', () => {
      if (isClosing) socket.destroySoon()
      // The client may have left.
      else if (!socket.destroyed) idle.add(socket)
    })
    return listener(request, response)
  }
  // Node would answer an unknown Expect without reading its body, and miss that the client leaves.
  server.on('request', handleRequest).on('checkExpectation', handleRequest)

  function endCalls() {
    for (const call of runningCalls) call.close('shut down')
  }
  return () => {
    // The second signal does not wait.
    if (isClosing) process.exit()
    isClosing = true
    // Exits even if stdout is blocked. 100 ms are enough for the last log lines.
    server.close(() => setTimeout(() => process.exit(), 100))
    for (const socket of idle) socket.destroy()
    setTimeout(endCalls, GRACE_PERIOD_MS).unref()
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS + 1000).unref()
  }
}
