import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Responds with `{ error: { message } }`, as OpenAI does. `retryAfter` is in seconds. */
export function respondWithError(
  context: Context,
  status: number,
  message: string,
  retryAfter?: number,
) {
  context.header('Retry-After', retryAfter?.toString())
  return context.json({ error: { message } }, status as ContentfulStatusCode)
}
