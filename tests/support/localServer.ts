import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}
export type Responder = (response: ServerResponse, request: ReceivedRequest) => void

/** Decides how the server responds to a request for a file. */
export type Gate = (response: ServerResponse, sendFile: () => void, path: string) => void

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>

/** A real HTTP server on a free local port. It records requests, and repeats the last of `responses`. */
export function startLocalServer(...responses: Responder[]) {
  return listen(responses)
}

/** A local server that responds to GET in `folder` with the compressed files of a built page. */
export function startPageServer(directory: string, folder: string, ...responses: Responder[]) {
  const root = relative(process.cwd(), directory)
  const rewriteRequestPath = (path: string) => path.slice(folder.length - 1)
  const serveFiles = serveStatic({ root, rewriteRequestPath })
  const files = new Hono().use(`${folder}*`, compress(), serveFiles)
  return listen(responses, getRequestListener(files.fetch))
}

async function listen(responses: Responder[], files?: RequestListener) {
  const requests: ReceivedRequest[] = []
  let passGate: Gate = (_, sendFile) => sendFile()
  const server = createServer(async (incoming, response) => {
    // Chromium repeats a request that was reset on a connection it has used before.
    response.shouldKeepAlive = false
    if (files && incoming.method === 'GET')
      return passGate(response, () => files(incoming, response), incoming.url ?? '')
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: await text(incoming) }
    requests.push(request)
    responses[Math.min(requests.length, responses.length) - 1]?.(response, request)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Replaces the responses and forgets the requests so far. */
    respondWith(...next: Responder[]) {
      responses.splice(0, responses.length, ...next)
      requests.length = 0
    },
    /** Replaces the gate. */
    guardFiles(gate: Gate) {
      passGate = gate
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/** A responder that sends `body`, as JSON unless it is a string. */
export function send(status: number, body: unknown, headers = {}): Responder {
  const isText = typeof body === 'string'
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json'
  return (response) => {
    response.writeHead(status, { 'Content-Type': type, ...headers })
    response.end(isText ? body : JSON.stringify(body))
  }
}

/** A responder that sends a chat completion. */
export function sendCompletion(content: unknown, headers = {}): Responder {
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }
  return send(200, { object: 'chat.completion', choices: [choice] }, headers)
}
