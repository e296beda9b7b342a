import { existsSync } from 'node:fs'
import { type AddressInfo, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { isGateway } from '../../endpoints.ts'
import { readSettings, SettingsError } from '../../readSettings.ts'
import { describeChef } from '../describeChef.ts'
import { log } from '../log.ts'
import { createRateLimiter } from '../rateLimit.ts'
import { createServerApp } from '../serverApp.ts'
import { serverSchema } from '../settings.ts'
import { toClientKey } from '../toClientKey.ts'
import type { UpstreamCall } from '../trackCall.ts'
import { chooseAddress } from './chooseAddress.ts'
import { createAddressReader } from './createAddressReader.ts'
import { createHttpServer } from './createHttpServer.ts'
import { readEnvironment } from './readEnvironment.ts'
import { servePageFiles } from './servePageFiles.ts'
import { serveUntilShutDown } from './serveUntilShutDown.ts'
import { surviveFetchErrors } from './surviveFetchErrors.ts'

/** What the page calls. The build replaces this name. */
declare const __BUILT_ENDPOINT__: string

const NOT_BUILT = 'The page is not built yet: run npm run build'

function serve() {
  const settings = readSettings(readEnvironment(), serverSchema)
  const { chat, port, trustedProxies, requestsPerMinute } = settings
  const { options, description, exposedBy } = chooseAddress(settings, process.env)
  // Relative to the bundle.
  const directory = fileURLToPath(new URL('../dist', import.meta.url))
  if (!existsSync(join(directory, 'index.html'))) return fail(NOT_BUILT)
  const pageFiles = servePageFiles(directory)
  const readAddress = createAddressReader(trustedProxies)
  const runningCalls = new Set<UpstreamCall>()
  // The endpoint is in the built page, whatever the settings say now.
  if (chat.endpoint !== __BUILT_ENDPOINT__) warnOfOtherSettings()
  const actualSettings = { ...settings, chat: { ...chat, endpoint: __BUILT_ENDPOINT__ } }
  const app = createServerApp(actualSettings, {
    identifyClient: ({ env: { incoming } }) => toClientKey(readAddress(incoming)),
    checkRateLimit: createRateLimiter(requestsPerMinute),
    exposedBy,
    runningCalls,
    pageFiles,
  })

  const server = createHttpServer(chat.timeoutMs)
  // Some health probes send HTTP/1.0 requests, which have no Host header.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  const shutDown = serveUntilShutDown(server, listener, runningCalls)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown)
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // Not in the environment, where a PORT opens the server to the network.
    if (code === 'EADDRINUSE' && typeof port === 'number')
      fail(`Port ${port} is taken: set another PORT, for example in .env.local`)
    else fail(`Cannot listen at ${description}: ${message}`)
  })
  server.listen(options, () => {
    const url = describeUrl(server.address(), options.host)
    log({ type: 'start', url, open: exposedBy, chef: describeChef(actualSettings) })
  })
}

function warnOfOtherSettings() {
  const called = isGateway(__BUILT_ENDPOINT__) ? 'the gateway' : new URL(__BUILT_ENDPOINT__).origin
  const message = `The page was built with other settings, and calls ${called}: run npm run build`
  log({ type: 'warning', message })
}

function describeUrl(address: AddressInfo | string | null, host = '') {
  if (address === null || typeof address === 'string') return address ?? undefined
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

surviveFetchErrors()
// The server keeps serving when nobody reads its log.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
try {
  serve()
} catch (error) {
  const { message } = error as Error
  fail(error instanceof SettingsError ? message : `The server cannot start: ${message}`)
}
