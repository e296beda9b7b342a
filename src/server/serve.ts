import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'
import { readEnvironment, SettingsError } from '../environment.ts'
import { callLimit } from '../gateway/callLimit.ts'
import { gatewayEnvironment, gatewaySettings } from '../gateway/settings.ts'
import { createApp } from './app.ts'
import { builtPage } from './builtPage.ts'
import { pageFiles } from './pageFiles.ts'
import { requireChef } from './requireChef.ts'
import { serverEnvironment } from './settings.ts'
import { shutDownOn } from './shutDown.ts'

const LONGEST_REQUEST_MS = 30_000

/** Starts the server, on one machine, with what its environment says. */
function serve() {
  const environment = gatewayEnvironment.safeExtend(serverEnvironment.shape)
  const read = readEnvironment(process.env, environment)
  const gateway = gatewaySettings(read)
  requireChef(builtPage.chat, gateway, read)

  const limit = callLimit(gateway.callsPerMinute)
  const clientOf = ({ env }: Context<{ Bindings: HttpBindings }>) =>
    proxyAddr(env.incoming, read.TRUSTED_PROXIES)
  const app = createApp(builtPage, gateway, {
    files: pageFiles(fileURLToPath(new URL('page', import.meta.url))),
    secondsToWait: (context) => limit(clientOf(context)),
  })
  // Against slow-loris: 128 kB never take this long to send.
  const options = { headersTimeout: LONGEST_REQUEST_MS, requestTimeout: LONGEST_REQUEST_MS }
  const listener = createServer(options, getRequestListener(app.fetch))
  listener.listen(read.PORT, read.HOST, () => {
    const address = listener.address()
    const port = typeof address === 'object' ? address?.port : read.PORT
    const host = read.HOST.includes(':') ? `[${read.HOST}]` : read.HOST
    console.log(JSON.stringify({ listening: `http://${host}:${port}` }))
  })
  listener.on('error', ({ message }) => {
    console.error(`This server can’t listen: ${message}`)
    process.exitCode = 1
  })
  shutDownOn(['SIGINT', 'SIGTERM'], listener)
}

// It goes on serving, whatever becomes of its log: a full disk, or a reader that has left.
for (const log of [process.stdout, process.stderr]) log.on('error', () => {})
try {
  process.loadEnvFile()
} catch {
  // There need not be a file .env.
}
try {
  serve()
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
}
