import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { log } from './accessLog.ts'
import { clientOf } from './clientOf.ts'

/** Answers what Node's parser refuses, and writes a line of the log for that too. */
export function logRefusedRequests(server: Server): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, words] = REFUSALS[code ?? ''] ?? [400, 'Bad Request']
    log({
      time: new Date().toISOString(),
      client: clientOf(socket.remoteAddress ?? ''),
      status,
      cause: code,
    })
    socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
}

const REFUSALS: Record<string, [status: number, words: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}
