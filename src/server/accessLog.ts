import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** Writes one line of the log. */
export type Log = (line: object) => void

/** Logs one line of JSON per request, after its response, without the request's query, headers or body. */
export function accessLog(
  clientOf: (context: Context) => string,
  log: Log,
): MiddlewareHandler<{ Bindings?: HttpBindings }> {
  return async (context, next) => {
    const start = performance.now()
    const time = new Date().toISOString()
    const id = crypto.randomUUID()
    const client = clientOf(context)
    context.header('X-Request-Id', id)
    context.set('client', client)
    // Only Node reports when the client has its response, or has left.
    const outgoing = context.env?.outgoing
    const clientLeft = new Promise<boolean | undefined>((resolve) => {
      if (outgoing) outgoing.once('close', () => resolve(!outgoing.writableFinished))
      else resolve(undefined)
    })
    await next()
    void Promise.all([context.var.upstreamFailure, clientLeft]).then(([upstream, hasLeft]) => {
      const isCutOff = hasLeft && !context.var.isReplyComplete
      const { method, path } = context.req
      const { status } = context.res
      const ms = Math.round(performance.now() - start)
      log({ time, id, client, method, path, status, ms, isCutOff, upstream })
    })
  }
}

/** The characters beyond ASCII that act on a terminal: control characters, line separators, changes of direction. */
const TERMINAL_CHARACTERS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/** A line of JSON that is safe to read on a terminal, whatever a path or upstream's message holds. */
export function toJsonLine(line: object): string {
  return JSON.stringify(line).replace(TERMINAL_CHARACTERS, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
