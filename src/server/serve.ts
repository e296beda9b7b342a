import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import type { Writable } from 'node:stream'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import proxyAddr from 'proxy-addr'
import { pageSchema, readSettings, SettingsError } from '../settings.ts'
import { toJsonLine } from './accessLog.ts'
import { nameClient, removePorts } from './addresses.ts'
import { createApp } from './app.ts'
import { serveUntilShutDown } from './connections.ts'
import type { UpstreamCall } from './forward.ts'
import { gatewaySchema } from './gatewaySettings.ts'
import { pageFiles } from './pageFiles.ts'
import { createRateLimiter } from './rateLimiter.ts'
import { serverSchema } from './serverSettings.ts'

/** Enough for 64 KB on a slow network, and short enough to drop clients that send a byte at a time. */
const REQUEST_TIMEOUT_MS = 30_000
/** How many connections may wait to be accepted. Beyond that, clients retry only after a second. */
const BACKLOG = 4096
/** How much of the log may wait to be written. */
const MAX_BUFFERED_LOG_BYTES = 1024 * 1024

/** The server on Node, for the page in `../dist`. Reads its settings from the environment or a `.env` file. */
function serve() {
  const schemas = [pageSchema, gatewaySchema, serverSchema] as const
  const [{ chat }, gatewaySettings, serverSettings] = readSettings(process.env, ...schemas)
  const { HOST: host, PORT: port, TRUSTED_PROXIES: isTrustedProxy } = serverSettings
  const upstreamCalls = new Set<UpstreamCall>()
  const app = createApp(chat, gatewaySettings, {
    log,
    clientOf({ env: { incoming } }) {
      const { headers } = incoming
      headers['x-forwarded-for'] = removePorts(headers['x-forwarded-for'] ?? '')
      return nameClient(proxyAddr(incoming, isTrustedProxy) ?? '')
    },
    rateLimiter: createRateLimiter(gatewaySettings.callsPerMinute),
    upstreamCalls,
    pageFiles: pageFiles(fileURLToPath(new URL('../dist', import.meta.url))),
  })

  const server = createServer({
    headersTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Longer than the usual 60 s of load balancers, so that they never reuse a connection that is being closed.
    keepAliveTimeout: 75_000,
  })
  // Drops clients that have stopped reading. Must be longer than a call.
  server.timeout = chat.timeoutMs + REQUEST_TIMEOUT_MS
  // The host name is for HTTP/1.0 requests, which have no Host header. Some health probes send them.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  const shutDown = serveUntilShutDown(server, listener, () => {
    for (const call of upstreamCalls) call.end('shut down')
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown)
  server.on('error', ({ message }) => {
    console.error(`The server cannot listen: ${message}`)
    process.exitCode = 1
  })
  server.listen({ host, port, backlog: BACKLOG }, () => {
    const address = server.address() as AddressInfo
    log({ listening: `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}` })
  })
}

// In Node 20 to 24, fetch can emit the error of a rejected response again, where no caller can listen. It concerns one
// connection, so the other calls go on. After any other error the state is unknown, so the process ends, as by default.
process.on('uncaughtException', (error) => {
  log({ error: error.stack, cause: String(error.cause) })
  if (error.message !== 'fetch failed') process.exit(1)
})
// Not process.stdout for a terminal: it blocks the process while the terminal is paused (Ctrl+S).
const output: Writable = isatty(1) ? createWriteStream('', { fd: 1 }) : process.stdout
/** Drops lines while nobody reads the log, so that they do not fill the memory. */
function log(line: object) {
  if (output.writableLength < MAX_BUFFERED_LOG_BYTES) output.write(`${toJsonLine(line)}\n`)
}
// The server keeps serving if its log cannot be written: the disk is full, or the reader has left.
for (const stream of [output, process.stderr]) stream.on('error', () => {})
try {
  process.loadEnvFile()
} catch {
  // The .env file is optional.
}
try {
  serve()
} catch (error) {
  const { message } = error as Error
  console.error(error instanceof SettingsError ? message : `The server cannot start: ${message}`)
  process.exitCode = 1
}
