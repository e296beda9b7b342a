import { createServer } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import proxyAddr from 'proxy-addr'
import { pageSchema, readSettings, SettingsError } from '../settings.ts'
import { log } from './accessLog.ts'
import { createApp } from './app.ts'
import { manageConnections } from './connections.ts'
import type { UpstreamCall } from './forward.ts'
import { gatewaySchema } from './gatewaySettings.ts'
import { nameClient, removePorts } from './nameClient.ts'
import { pageFiles } from './pageFiles.ts'
import { createRateLimiter } from './rateLimiter.ts'
import { serverSchema } from './serverSettings.ts'

/** Enough for 64 KB on a slow network, and short enough to drop clients that send a byte at a time. */
const REQUEST_TIMEOUT_MS = 30_000
/** Connections that wait to be accepted. Beyond that, clients try again only after a second. */
const BACKLOG = 4096

/** The server on Node, for the page in `dist` beside it. Its settings are in the environment or a file `.env`. */
function serve() {
  const schemas = [pageSchema, gatewaySchema, serverSchema] as const
  const [{ chat }, gatewaySettings, serverSettings] = readSettings(process.env, ...schemas)
  const { HOST: host, PORT, TRUSTED_PROXIES: isTrustedProxy } = serverSettings
  const running = new Set<UpstreamCall>()
  const app = createApp(chat, gatewaySettings, {
    clientOf({ env: { incoming } }) {
      const { headers } = incoming
      headers['x-forwarded-for'] = removePorts(headers['x-forwarded-for'] ?? '')
      return nameClient(proxyAddr(incoming, isTrustedProxy) ?? '')
    },
    rateLimit: createRateLimiter(gatewaySettings.callsPerMinute),
    running,
    pageFiles: pageFiles(fileURLToPath(new URL('../dist', import.meta.url))),
  })

  const server = createServer({
    headersTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Longer than the 60 s of load balancers, which would send requests to connections that are being closed.
    keepAliveTimeout: 75_000,
  })
  // Longer than a call. It drops clients that have stopped reading.
  server.timeout = chat.timeoutMs + REQUEST_TIMEOUT_MS
  // The host name is for HTTP/1.0, which some probes speak: it has no Host.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  const shutDown = manageConnections(server, listener, () => {
    for (const call of running) call.end('shut down')
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, shutDown)
  server.on('error', ({ message }) => {
    console.error(`The server cannot listen: ${message}`)
    process.exitCode = 1
  })
  server.listen({ host, port: PORT, backlog: BACKLOG }, () => {
    const { port } = server.address() as AddressInfo
    log({ listening: `http://${isIPv6(host) ? `[${host}]` : host}:${port}` })
  })
}

// The server keeps serving if its log cannot be written: the disk is full, or the reader has left.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
try {
  process.loadEnvFile()
} catch {
  // A file .env is optional.
}
try {
  serve()
} catch (error) {
  const { message } = error as Error
  console.error(error instanceof SettingsError ? message : `The server cannot start: ${message}`)
  process.exitCode = 1
}
