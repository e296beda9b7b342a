/** The max_tokens of every call, by the specification. */
export const MAX_TOKENS = 1024

/** 'error' is OpenRouter's, or stands for an unknown reason. */
export type FinishReason = 'stop' | 'length' | 'content_filter' | 'error'

export type Reply = { text: string; finishReason: FinishReason }

export type Listener = {
  onDelta: (delta: string) => void // a streamed reply has grown by `delta`
  onRetry: () => void // a 503 came: the request is sent again after a pause
}

/** What a recipe depends on. */
export type RecipeInput = { ingredients: readonly string[] }

/** Asks a chat model for a recipe. Rejects with a ChatError if the reason is known. */
export type Chat = (input: RecipeInput, signal: AbortSignal, listener: Listener) => Promise<Reply>

/** Why a call failed. */
export type Failure =
  // Trying again may help.
  | 'busy'
  | 'timeout'
  | 'unavailable'
  | 'unreadable'
  // Trying again does not help.
  | 'setup' // the operator's key, quota, model or URL is wrong
  | 'request' // the server does not accept this request
  | 'login' // a login page came in place of the gateway's response

/** A failed call. The message is for the console and the log. */
export class ChatError extends Error {
  override readonly name = 'ChatError'
  readonly failure: Failure
  /** 400 to 599: the status of the response, or the error.code of a response with status 200. */
  readonly errorStatus: number | undefined

  constructor(failure: Failure, message: string, errorStatus?: number) {
    super(message)
    this.failure = failure
    this.errorStatus = errorStatus
  }
}
