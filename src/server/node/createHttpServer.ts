import { createServer } from 'node:http'

/** Enough for 64 KB on a slow network, too short for clients that send a byte at a time. */
const REQUEST_TIMEOUT_MS = 30_000
const TIMEOUT_MARGIN_MS = 30_000

/** A server that disconnects clients that send or read too slowly. */
export function createHttpServer(callTimeoutMs: number) {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Longer than the usual 60 s of load balancers, which could reuse a closing connection.
    keepAliveTimeout: 75_000,
  })
  // Must exceed the chat timeout. Node may need two periods to drop a client that stops reading.
  server.timeout = callTimeoutMs + TIMEOUT_MARGIN_MS
  return server
}
