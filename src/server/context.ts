import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

declare module 'hono' {
  interface ContextVariableMap {
    /** Names the client, for the log and the rate limit. */
    client: string
    /** For the log. Resolves when the upstream call is over: with its failure, or undefined if there was none. */
    upstreamFailure?: Promise<string | undefined>
    /** Whether the client has received a stream's finish_reason. Errors after that are ignored. */
    isReplyComplete?: true
  }
}

/** An error response in OpenAI's format. */
export function errorResponse(context: Context, status: number, message: string, code?: string) {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  const error = { message, type, param: null, code: code ?? null }
  return context.json({ error }, status as ContentfulStatusCode)
}
