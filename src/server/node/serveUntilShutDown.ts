import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Most recipes finish within it. The others are ended, and have another second for their responses. */
const GRACE_PERIOD_MS = 25_000

/** Serves requests, one at a time on a connection. Returns a function that shuts down; a second call ends at once. */
export function serveUntilShutDown(
  server: Server,
  listener: RequestListener,
  endCalls: () => void,
) {
  /** Connections without a running request. `server.close()` misses new ones, and those that become idle later. */
  const idle = new Set<Socket>()
  let isClosing = false
  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  function handleRequest(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    // A second request on a busy connection would stop Node from reading, and so from noticing that the client has left.
    if (!idle.delete(socket)) return void socket.destroy()
    response.once('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
    return listener(request, response)
  }
  // Without a listener, Node answers an unknown Expect itself, and leaves the body unread.
  server.on('request', handleRequest).on('checkExpectation', handleRequest)

  return () => {
    if (isClosing) process.exit()
    isClosing = true
    // process.exit, because a blocked stdout would keep the process alive. The delay lets cut-off requests be logged.
    server.close(() => setTimeout(() => process.exit(), 100))
    for (const socket of idle) socket.destroy()
    setTimeout(endCalls, GRACE_PERIOD_MS).unref()
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS + 1000).unref()
  }
}
