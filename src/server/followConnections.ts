import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Most recipes take less; one that takes longer is cut off. */
const GRACE_PERIOD_MS = 25_000

/**
 * Follows the connections of a server, of which each can have several requests in line. When a caller leaves, all its
 * answers hear of it, also those whose turn has not come, so that their calls end. On any of `signals` the server
 * shuts down: it takes no more connections, closes the idle ones, and gives running requests a grace period of 25 s.
 */
export function followConnections(server: Server, signals: readonly NodeJS.Signals[]): void {
  const running = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  const closeIfIdle = (socket: Socket) => {
    if (isClosing && running.get(socket)?.size === 0) socket.destroySoon()
  }

  server.on('connection', (socket) => {
    const responses = new Set<ServerResponse>()
    running.set(socket, responses)
    socket.on('close', () => {
      running.delete(socket)
      // Node itself tells only the answer that is being written.
      for (const response of responses) response.emit('close')
    })
  })
  // Ahead of the listener that answers, which may be done at once.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    running.get(socket)?.add(response)
    if (isClosing) response.setHeader('Connection', 'close')
    response.once('close', () => {
      running.get(socket)?.delete(response)
      closeIfIdle(socket)
    })
  })

  const shutDown = () => {
    if (isClosing) return
    isClosing = true
    server.close()
    for (const socket of running.keys()) closeIfIdle(socket)
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref()
  }
  for (const signal of signals) process.on(signal, shutDown)
}
