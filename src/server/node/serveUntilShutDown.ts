import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Most recipes finish within it. The others are ended. */
const GRACE_PERIOD_MS = 25_000
/** For the responses of calls that have been ended. */
const LAST_RESPONSES_MS = 1000

/**
 * Serves requests with `listener`, one at a time on a connection. Returns a function that shuts the server down: it
 * closes idle connections at once, gives running requests a grace period, calls `onGraceEnd`, and ends the process. A
 * second call ends it at once.
 */
export function serveUntilShutDown(
  server: Server,
  listener: RequestListener,
  onGraceEnd: () => void,
): () => void {
  /** Connections without a running request. Node's closeIdleConnections keeps those that have sent nothing. */
  const idle = new Set<Socket>()
  let isClosing = false

  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  function serve(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    if (!idle.delete(socket)) return refusePipelined(request, response)
    if (isClosing) response.setHeader('Connection', 'close')
    response.once('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
    return listener(request, response)
  }
  // Node itself answers an unknown Expect, but leaves the body unread.
  server.on('request', serve).on('checkExpectation', serve)

  return () => {
    if (isClosing) process.exit()
    isClosing = true
    // process.exit, because a blocked stdout would keep the process alive. The delay lets cut-off requests be logged.
    server.close(() => setTimeout(() => process.exit(), 100))
    for (const socket of idle) socket.destroy()
    setTimeout(() => {
      onGraceEnd()
      setTimeout(() => server.closeAllConnections(), LAST_RESPONSES_MS)
    }, GRACE_PERIOD_MS).unref()
  }
}

/** Node sees a client leave only while it reads, so nothing behind a running request may stop the reading. */
function refusePipelined(request: IncomingMessage, response: ServerResponse) {
  request.resume()
  response.writeHead(400, { Connection: 'close' }).end()
  if (request.socket.isPaused()) request.socket.destroy()
}
