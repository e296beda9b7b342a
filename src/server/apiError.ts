import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error response in OpenAI's format, where `code` is `insufficient_quota` or null. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string | null

  constructor(status: number, message: string, code: string | null = null) {
    super(message)
    this.status = status as ContentfulStatusCode
    this.code = code
  }

  toJSON() {
    const type = this.status < 500 ? 'invalid_request_error' : 'server_error'
    return { error: { message: this.message, type, param: null, code: this.code } }
  }
}
