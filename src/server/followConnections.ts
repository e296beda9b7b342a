import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { log } from './accessLog.ts'
import { clientOf } from './clientOf.ts'

/** Most recipes take less; one that takes longer is cut off. */
const GRACE_PERIOD_MS = 25_000

/**
 * Follows the connections of a server, of which each can have several requests in line. When a caller leaves, all its
 * answers hear of it, also those whose turn has not come, so that their calls end. What Node's parser refuses is
 * answered, and has a line in the log. On any of `signals` the server shuts down: it takes no more connections, closes
 * the idle ones, and gives running requests a grace period of 25 s.
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

  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    const isRunning = (running.get(socket)?.size ?? 0) > 0
    // In the middle of an answer there is nothing to say; its own line says that it was cut off.
    if (isRunning || code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, words] = REFUSALS[code ?? ''] ?? [400, 'Bad Request']
    const client = clientOf(socket.remoteAddress ?? '')
    log({ time: new Date().toISOString(), client, status, cause: code })
    socket.write(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    socket.destroySoon()
  })

  const shutDown = () => {
    if (isClosing) return
    isClosing = true
    // Nor does it wait for a reader of its log who takes nothing.
    server.close(() => process.exit())
    for (const socket of running.keys()) closeIfIdle(socket)
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref()
  }
  for (const signal of signals) process.on(signal, shutDown)
}

const REFUSALS: Record<string, [status: number, words: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}
