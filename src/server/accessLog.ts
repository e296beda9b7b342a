import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { GatewayEnv } from './gateway.ts'
import type { Log } from './logLine.ts'

/** Logs one line per request, after its response, without the request's query, headers or body. */
export function accessLog(
  clientOf: (context: Context) => string,
  log: Log,
): MiddlewareHandler<GatewayEnv & { Bindings?: HttpBindings }> {
  return async (context, next) => {
    const start = performance.now()
    const time = new Date().toISOString()
    const id = crypto.randomUUID()
    const client = clientOf(context)
    context.header('X-Request-Id', id)
    context.set('client', client)
    // Only Node reports whether the client has its whole response.
    const outgoing = context.env?.outgoing
    const cutOff =
      outgoing &&
      new Promise<boolean>((resolve) => {
        outgoing.once('close', () => resolve(!outgoing.writableFinished))
      })
    await next()
    void Promise.all([context.var.upstreamFailure, cutOff]).then(([upstream, isCutOff]) => {
      const { method, path } = context.req
      const { status } = context.res
      const ms = Math.round(performance.now() - start)
      log({ time, id, client, method, path, status, ms, isCutOff, upstream })
    })
  }
}
