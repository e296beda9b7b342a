import type { MiddlewareHandler } from 'hono'
import type { Platform } from './platform.ts'
import { respondWithError } from './respondWithError.ts'
import type { ServerEnv } from './serverEnv.ts'

const MINUTE_MS = 60_000
const RATE_LIMIT_REACHED = 'Too many requests from this client; see Retry-After'

/** Refuses a client's requests beyond its rate limit. */
export function rateLimit({ checkRateLimit }: Platform): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const retryAfter = await checkRateLimit(context.var.client)
    if (retryAfter === undefined) return next()
    return respondWithError(context, 429, RATE_LIMIT_REACHED, retryAfter)
  }
}

/** Makes a `checkRateLimit` in memory. Fixed windows: all counts restart every minute. */
export function createRateLimiter(requestsPerMinute: number) {
  const counts = new Map<string, number>()
  let windowEnd = 0
  return (client: string): number | undefined => {
    const now = performance.now()
    if (now >= windowEnd) {
      windowEnd = now + MINUTE_MS
      counts.clear()
    }
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count > requestsPerMinute ? Math.ceil((windowEnd - now) / 1000) : undefined
  }
}
