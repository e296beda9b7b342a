import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** `code` is OpenAI's `insufficient_quota`, which no status says. `retryAfter` is the header: seconds or a date. */
type Details = { code?: string | undefined; retryAfter?: string | undefined }

/** An error response in OpenAI's format. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ContentfulStatusCode
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status as ContentfulStatusCode
    this.details = details
  }

  toJSON() {
    const type = this.status < 500 ? 'invalid_request_error' : 'server_error'
    return { error: { message: this.message, type, param: null, code: this.details.code ?? null } }
  }
}
