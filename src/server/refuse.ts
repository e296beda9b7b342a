import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error as OpenAI's clients read it, with a short message of ours. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  code: string | null = null,
): Response {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  return context.json({ error: { message, type, param: null, code } }, status)
}
