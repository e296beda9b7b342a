import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'
import { readEnvironment, SettingsError } from '../environment.ts'
import { type AnswerEnd, log } from './accessLog.ts'
import { createApp } from './app.ts'
import { builtPage } from './builtPage.ts'
import { callLimit } from './callLimit.ts'
import { clientOf } from './clientOf.ts'
import { followConnections } from './followConnections.ts'
import { gatewayEnvironment, gatewaySettings } from './gatewaySettings.ts'
import { pageFiles } from './pageFiles.ts'
import { requireChef } from './requireChef.ts'
import { serverEnvironment } from './settings.ts'

const LONGEST_REQUEST_MS = 30_000
/** Connections that may wait to be taken: where there are more, callers try again only after a second. */
const BACKLOG = 4096

/** Starts the server, on one machine, with what its environment says. */
function serve() {
  const environment = gatewayEnvironment.safeExtend(serverEnvironment.shape)
  const read = readEnvironment(process.env, environment)
  const gateway = gatewaySettings(read)
  requireChef(builtPage.chat, gateway, read)

  const app = createApp(builtPage, gateway, {
    files: pageFiles(fileURLToPath(new URL('page', import.meta.url))),
    clientOf: ({ env }) => clientOf(proxyAddr(env.incoming, read.TRUSTED_PROXIES) ?? ''),
    secondsToWait: callLimit(gateway.callsPerMinute),
    answerEnd,
  })
  // Against slow-loris: 128 kB never take this long to send.
  const options = {
    headersTimeout: LONGEST_REQUEST_MS,
    requestTimeout: LONGEST_REQUEST_MS,
    requireHostHeader: false,
  }
  const listener = createServer(options, getRequestListener(app.fetch, { errorHandler }))
  // A call may be silent for its time limit. A reader that takes nothing for twice as long as this is not waited for:
  // Node first makes sure that what it has written does not shrink.
  listener.timeout = builtPage.chat.timeLimitMs + LONGEST_REQUEST_MS
  listener.listen({ port: read.PORT, host: read.HOST, backlog: BACKLOG }, () => {
    const address = listener.address()
    const port = typeof address === 'object' ? address?.port : read.PORT
    const host = read.HOST.includes(':') ? `[${read.HOST}]` : read.HOST
    log({ listening: `http://${host}:${port}` })
  })
  listener.on('error', ({ message }) => {
    console.error(`This server can’t listen: ${message}`)
    process.exitCode = 1
  })
  followConnections(listener, ['SIGINT', 'SIGTERM'])
}

/** Of requests that are none to hono, such as one without a Host. */
function errorHandler(error: unknown): Response {
  log({ time: new Date().toISOString(), status: 400, cause: Object(error).message })
  return new Response('Bad Request', { status: 400 })
}

function answerEnd({ env }: Context<{ Bindings: HttpBindings }>): Promise<AnswerEnd> {
  const { incoming, outgoing } = env
  const { socket } = incoming
  const before = socket.bytesWritten
  return new Promise((resolve) => {
    outgoing.once('close', () => {
      const bytes = socket.bytesWritten - before
      resolve({ bytes, isCutOff: !outgoing.writableFinished })
    })
  })
}

// It goes on serving, whatever becomes of its log: a full disk, or a reader that has left.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
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
