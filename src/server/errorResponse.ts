import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error response in OpenAI's format. */
export function errorResponse(context: Context, status: number, message: string, code?: string) {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  const error = { message, type, param: null, code: code ?? null }
  return context.json({ error }, status as ContentfulStatusCode)
}
