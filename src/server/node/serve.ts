import { createServer } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { pageSchema, readSettings, SettingsError } from '../../settings.ts'
import { isLoopback, nameClient } from '../addresses.ts'
import { createApp } from '../app.ts'
import { describeChef } from '../describeChef.ts'
import { gatewaySchema } from '../gatewaySettings.ts'
import { createRateLimit } from '../rateLimit.ts'
import type { UpstreamCall } from '../upstreamCall.ts'
import { createAddressReader } from './addressReader.ts'
import { log } from './log.ts'
import { pageFiles } from './pageFiles.ts'
import { readEnvironment } from './readEnvironment.ts'
import { serverSchema } from './serverSettings.ts'
import { serveUntilShutDown } from './serveUntilShutDown.ts'

/** Enough for 64 KB on a slow network, and short enough to drop clients that send a byte at a time. */
const REQUEST_TIMEOUT_MS = 30_000
/** How many connections may wait to be accepted. Beyond that, clients retry only after a second. */
const BACKLOG = 4096
/** package.json says the same if dist-server is missing. */
const NOT_BUILT = 'The page is not built yet: run npm run build'

function serve() {
  const schemas = [pageSchema, gatewaySchema, serverSchema] as const
  const [{ chat: chatSettings }, gatewaySettings, serverSettings] = readSettings(
    readEnvironment(),
    ...schemas,
  )
  // Hosts that set PORT send visitors from outside. Elsewhere, a key in the shell is not for the whole network.
  const defaultHost = process.env.PORT ? '0.0.0.0' : '127.0.0.1'
  const { host = defaultHost, port, isTrusted } = serverSettings
  const readAddress = createAddressReader(log, isTrusted)
  const running = new Set<UpstreamCall>()
  const app = createApp(chatSettings, gatewaySettings, {
    log,
    clientOf: ({ env: { incoming } }) => nameClient(readAddress(incoming)),
    countCall: createRateLimit(gatewaySettings.callsPerMinute),
    isForThisMachine: isLoopback(host) && !isTrusted,
    running,
    pageFiles: pageFiles(fileURLToPath(new URL('../dist', import.meta.url))),
  })

  const server = createServer({
    headersTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Longer than the usual 60 s of load balancers, so that they never reuse a connection that is being closed.
    keepAliveTimeout: 75_000,
  })
  // Drops clients that have stopped reading. Must be longer than a call.
  server.timeout = chatSettings.timeoutMs + REQUEST_TIMEOUT_MS
  // The host name is for HTTP/1.0 requests, which have no Host header. Some health probes send them.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  const shutDown = serveUntilShutDown(server, listener, () => {
    for (const call of running) call.end('shut down')
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown)
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    fail(code === 'EADDRINUSE' ? describeTakenPort(port) : `Cannot listen: ${message}`)
  })
  server.listen({ host, port, backlog: BACKLOG }, () => {
    const address = server.address() as AddressInfo
    const listening = `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`
    log({ listening, chef: describeChef(chatSettings, gatewaySettings) })
    for (const warning of gatewaySettings.warnings) log({ warning })
  })
}

/** Names settings that stay on this machine: PORT alone, in the environment, would open the page to the network. */
function describeTakenPort(port: number): string {
  const inFile = process.env.PORT ? '' : `PORT=${port + 1} into .env.local, or `
  return `Port ${port} is taken: put ${inFile}HOST=127.0.0.1 and PORT=${port + 1} into the environment`
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

// In Node 20 to 24, fetch can emit the error of an aborted call once more, where no caller can listen. It concerns one
// connection, so the other calls go on. After any other error the state is unknown, so the process ends, as by default.
process.on('uncaughtException', ({ name, stack }) => {
  if (name === 'AbortError') return log({ error: stack })
  console.error(stack)
  process.exit(1)
})
try {
  serve()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof SettingsError) fail(message)
  else fail(code === 'ENOENT' ? NOT_BUILT : `The server cannot start: ${message}`)
}
