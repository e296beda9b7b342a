import type { ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { listen } from './localServer.ts'

/** Decides how a proxy responds to a request for a file. */
export type Gate = (response: ServerResponse, sendFile: () => void, path: string) => void

type Options = {
  /** The path on the proxy's host under which it serves all of `target`. */
  folder?: string
  gate?: Gate | undefined
}

/** A reverse proxy in front of the server at the URL `target`. */
export function startProxy(target: string, { folder = '/', gate }: Options) {
  const app = new Hono().all(`${folder}*`, ({ req }) =>
    proxy(target + req.path.slice(folder.length - 1), req),
  )
  const forward = getRequestListener(app.fetch)
  return listen((incoming, response) => {
    const send = () => void forward(incoming, response)
    if (gate && incoming.method === 'GET') gate(response, send, incoming.url ?? '')
    else send()
  })
}
