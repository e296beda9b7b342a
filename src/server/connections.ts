import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Most recipes take less; a longer one is cut off. */
const GRACE_PERIOD_MS = 25_000

/**
 * Lets `listener` answer the requests of `server`, one at a time on each connection: if several are in line, Node tells
 * only the first when the client leaves. Returns a function that shuts the server down: it closes idle connections at
 * once, gives running requests a grace period, and ends the process.
 */
export function answerRequests(server: Server, listener: RequestListener): () => void {
  const idle = new Set<Socket>()
  let isClosing = false

  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    const isInLine = !idle.delete(socket)
    if (isInLine || isClosing) response.setHeader('Connection', 'close')
    if (isInLine) {
      response.writeHead(400).end()
      return
    }
    response.once('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
    listener(request, response)
  })

  return () => {
    if (isClosing) return
    isClosing = true
    // Ends even if stdout is blocked.
    server.close(() => process.exit())
    for (const socket of idle) socket.destroy()
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref()
  }
}
