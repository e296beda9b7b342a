import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Responds with an error in OpenAI's format. `retryAfter` is the header: seconds or a date. */
export function respondWithError(
  context: Context,
  status: number,
  message: string,
  retryAfter?: string | number,
) {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  context.header('Retry-After', retryAfter?.toString())
  const error = { message, type, param: null, code: null }
  return context.json({ error }, status as ContentfulStatusCode)
}
