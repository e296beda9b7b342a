import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Most recipes finish within it. The others are cut off. */
const GRACE_PERIOD_MS = 25_000

/** A host name or address, and a port. Anything else could replace the path: @hono/node-server joins them to a URL. */
const VALID_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * Serves requests with `listener`. Returns a function that shuts the server down: it closes idle connections at once,
 * gives running requests a grace period, calls `onGraceEnd`, and ends the process. A second call ends it at once.
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
  server.on('request', (request, response) => {
    const { socket } = request
    // Refused, because Node does not report when the client of a pipelined request disconnects.
    const isPipelined = !idle.delete(socket)
    const isRefused = isPipelined || !VALID_HOST.test(request.headers.host || 'none')
    if (isRefused || isClosing) response.setHeader('Connection', 'close')
    if (isRefused) return response.writeHead(400).end()
    response.once('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
    return listener(request, response)
  })

  return () => {
    if (isClosing) process.exit()
    isClosing = true
    // process.exit, because a blocked stdout would keep the process alive. The delay lets cut-off requests be logged.
    server.close(() => setTimeout(() => process.exit(), 100))
    for (const socket of idle) socket.destroy()
    setTimeout(() => {
      onGraceEnd()
      server.closeAllConnections()
    }, GRACE_PERIOD_MS).unref()
  }
}
