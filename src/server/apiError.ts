import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Details = {
  /** OpenAI's `insufficient_quota`, where the page can't tell by the status. */
  code?: string | undefined
  /** The header: seconds or a date. */
  retryAfter?: string | undefined
}

/** An error response in OpenAI's format. */
export class ApiError extends Error {
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
