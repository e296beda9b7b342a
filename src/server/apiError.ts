/** An error response in OpenAI's format. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  /** `code` is OpenAI's `insufficient_quota`, which no status says. `retryAfter` is the header: seconds or a date. */
  constructor(
    readonly status: number,
    message: string,
    readonly details: { code?: string | undefined; retryAfter?: string | undefined } = {},
  ) {
    super(message)
  }

  toJSON() {
    const type = this.status < 500 ? 'invalid_request_error' : 'server_error'
    return { error: { message: this.message, type, param: null, code: this.details.code ?? null } }
  }
}
