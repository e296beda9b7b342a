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

type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}
export type Answer = (response: ServerResponse, request: ReceivedRequest) => void

/** What becomes of a file that is asked for. */
export type Gate = (response: ServerResponse, send: () => void, path: string) => void

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>

/**
 * A real HTTP server on a free local port. It remembers the requests and gives each the next of `answers`,
 * the last of them again and again.
 */
export async function startLocalServer(...answers: Answer[]) {
  return listen(answers)
}

/** The same, which also serves the files of a built page to whoever gets them. */
export async function startPageServer(directory: string, ...answers: Answer[]) {
  const files = new Hono().use(serveStatic({ root: relative(process.cwd(), directory) }))
  return listen(answers, getRequestListener(files.fetch))
}

async function listen(answers: Answer[], files?: RequestListener) {
  const requests: ReceivedRequest[] = []
  let sendFile: Gate = (_, send) => send()
  const server = createServer(async (incoming, response) => {
    // On a connection that it has used before, Chromium itself repeats a request that was reset.
    response.shouldKeepAlive = false
    if (files && incoming.method === 'GET')
      return sendFile(response, () => files(incoming, response), incoming.url ?? '')
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: await text(incoming) }
    requests.push(request)
    answers[Math.min(requests.length, answers.length) - 1]?.(response, request)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** From now on. */
    answerWith(...next: Answer[]) {
      answers.splice(0, answers.length, ...next)
      requests.length = 0
    },
    /** Puts `gate` before the files, in the place of the one before. */
    guardFiles(gate: Gate) {
      sendFile = gate
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/** An answer with `body`, as JSON unless it is a text. */
export function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answer {
  const isText = typeof body === 'string'
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json'
  return (response) => {
    response.writeHead(status, { 'Content-Type': type, ...headers })
    response.end(isText ? body : JSON.stringify(body))
  }
}

/** What a chat server answers when all is well. */
export function completion(content: unknown): Answer {
  return answer(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_700_000,
    model: 'a-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

/** Server-sent events, all at once. */
export function events(...lines: string[]): Answer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(lines.join(''))
  }
}

/** The events of a whole stream that brings these texts, one by one. */
export function deltas(...texts: string[]): string[] {
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  return [
    chunk({ role: 'assistant', content: '' }, null),
    ...texts.map((content) => chunk({ content }, null)),
    chunk({}, 'stop'),
    'data: [DONE]\n\n',
  ]
}
