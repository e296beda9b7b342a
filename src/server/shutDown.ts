import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Most recipes take less; one that takes longer is cut off. */
const GRACE_PERIOD_MS = 25_000

/**
 * Shuts the server down on any of `signals`: it takes no more connections, closes the idle ones, and gives running
 * requests a grace period of 25 s.
 */
export function shutDownOn(signals: readonly NodeJS.Signals[], server: Server): void {
  const running = new Map<Socket, number>()
  let isClosing = false
  const count = (socket: Socket, change: number) => {
    const requests = running.get(socket)
    if (requests === undefined) return
    running.set(socket, requests + change)
    if (isClosing && requests + change === 0) socket.destroySoon()
  }

  server.on('connection', (socket) => {
    running.set(socket, 0)
    socket.on('close', () => running.delete(socket))
  })
  // Ahead of the listener that answers, which may be done at once.
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1)
    if (isClosing) response.setHeader('Connection', 'close')
    response.on('close', () => count(socket, -1))
  })

  const shutDown = () => {
    if (isClosing) return
    isClosing = true
    server.close()
    for (const socket of running.keys()) count(socket, 0)
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref()
  }
  for (const signal of signals) process.on(signal, shutDown)
}
