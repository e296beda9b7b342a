import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}
export type Responder = (response: ServerResponse, request: ReceivedRequest) => void

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>

/** A real HTTP server on a free port. It records requests, and repeats the last of `responses`. */
export async function startLocalServer(...responses: Responder[]) {
  const requests: ReceivedRequest[] = []
  const server = await listen(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: await text(incoming) }
    requests.push(request)
    responses[Math.min(requests.length, responses.length) - 1]?.(response, request)
  })
  return {
    ...server,
    requests,
    /** Replaces the responses and forgets the requests so far. */
    respondWith(...next: Responder[]) {
      responses.splice(0, responses.length, ...next)
      requests.length = 0
    },
  }
}

/** Starts a server on a free local port. */
export async function listen(listener: RequestListener) {
  const server = createServer((incoming, response) => {
    // Chromium repeats a request that was reset on a connection it has used before.
    response.shouldKeepAlive = false
    return listener(incoming, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
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

/** A responder that breaks the connection after the beginning of a body. */
export function sendBeginning(beginning: string, headers: object): Responder {
  return (response) => {
    // With Connection: close, fetch treats a broken connection as the end of the body.
    response.shouldKeepAlive = true
    response.writeHead(200, { ...headers }).write(beginning, () => response.destroy())
  }
}

/** A responder that sends a chat completion. */
export function sendCompletion(content: unknown, headers = {}): Responder {
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }
  const usual = { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'a-model' }
  return send(200, { ...usual, choices: [choice] }, headers)
}
