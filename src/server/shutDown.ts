import type { Server } from 'node:http'

/** A recipe takes less; one that takes longer is cut off. */
const LONGEST_FAREWELL_MS = 25_000

/** Ends the server on any of `signals`: it takes no more requests, and what runs may finish, within 25 s. */
export function shutDownOn(signals: readonly NodeJS.Signals[], server: Server): void {
  const shutDown = () => {
    server.close()
    // Connections are kept for the next request, which will not come.
    server.on('request', (_, response) => response.setHeader('Connection', 'close'))
    setInterval(() => server.closeIdleConnections(), 100).unref()
    setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL_MS).unref()
  }
  for (const signal of signals) process.once(signal, shutDown)
}
