import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** In OpenAI's error format. */
export function errorResponse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  code: string | null = null,
): Response {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  return context.json({ error: { message, type, param: null, code } }, status)
}
