import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app.ts'
import type { Log } from './log.ts'
import { readFailure } from './upstreamCall.ts'

/** Logs a line for each request once its response has ended, without the request's query, headers or body. */
export function logRequests(
  log: Log,
  key: string | undefined,
  whenCutOff?: (context: Context) => Promise<boolean>,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const start = performance.now()
    const isCutOff = whenCutOff?.(context)
    await next()
    const { client, requestId: id, call } = context.var
    const { method, path } = context.req
    const { status } = context.res
    void Promise.all([isCutOff, call && readFailure(call, key)]).then(([isCutOff, upstream]) => {
      const ms = Math.round(performance.now() - start)
      log({ type: 'request', id, client, method, path, status, ms, isCutOff, upstream })
    })
  }
}
