import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error in the form that OpenAI-compatible servers use, with a short message of ours. */
export function refuse(context: Context, status: ContentfulStatusCode, message: string): Response {
  return context.json({ error: { message } }, status)
}
