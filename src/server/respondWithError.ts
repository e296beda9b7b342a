import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** `code` is OpenAI's `insufficient_quota`, which no status says. `retryAfter` is the header: seconds or a date. */
type Details = { code?: string | undefined; retryAfter?: string | number | undefined }

/** Responds with an error in OpenAI's format. */
export function respondWithError(
  context: Context,
  status: number,
  message: string,
  { code, retryAfter }: Details = {},
) {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  const error = { message, type, param: null, code: code ?? null }
  context.header('Retry-After', retryAfter?.toString())
  return context.json({ error }, status as ContentfulStatusCode)
}
