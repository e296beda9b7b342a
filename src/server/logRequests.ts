import type { MiddlewareHandler } from 'hono'
import { toFields } from '../protocol/toFields.ts'
import { log } from './log.ts'
import type { Platform } from './platform.ts'
import type { ServerEnv } from './serverEnv.ts'
import type { UpstreamCall } from './trackCall.ts'

/** Logs a line for each request, without headers and body, once its upstream call is over. */
export function logRequests(
  platform: Platform,
  secrets: readonly string[],
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { requestId: id, client, call } = context.var
    const { method, path } = context.req
    const { status } = context.res
    async function logRequest() {
      const upstream = call && (await describeFailure(call))
      const ms = Math.round((call?.endTime ?? performance.now()) - start)
      const tokens = call?.tokens
      log({ type: 'request', id, client, method, path, status, ms, tokens, upstream }, secrets)
    }
    const logging = logRequest()
    platform.waitUntil?.(context, logging)
  }
}

/** Waits until the call is closed. Returns why it failed, or undefined. */
async function describeFailure(call: UpstreamCall) {
  await call.closed
  const { ending } = call
  if (!(ending instanceof Error)) return ending === 'complete' ? undefined : ending
  // On Node, the cause of fetch's errors has the reason.
  const { code, message } = toFields(ending.cause)
  return String(code || message || ending.message)
}
