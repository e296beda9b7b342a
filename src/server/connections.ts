import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Most recipes take less; a longer one is cut off. */
const GRACE_PERIOD_MS = 25_000

/**
 * Lets `listener` answer the requests of `server`. A pipelined request is refused with 400: Node would not report that its
 * client has left, so its call upstream would run on. Returns a function that shuts the server down: it closes idle
 * connections at once, gives running requests a grace period, and ends the process.
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
    const isPipelined = !idle.has(socket)
    idle.delete(socket)
    if (isPipelined || isClosing) response.setHeader('Connection', 'close')
    if (isPipelined) {
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
    // process.exit, because a blocked stdout would keep the process alive. Requests that were cut off are logged first.
    server.close(() => setTimeout(() => process.exit(), 100))
    for (const socket of idle) socket.destroy()
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref()
  }
}
