/** The longest reply, by the specification. The progress bar ends there. */
export const MAX_TOKENS = 1024

/** OpenAI's values, OpenRouter's `error`, and `interrupted`: a stream broke off or was stopped. */
export type FinishReason = 'stop' | 'length' | 'content_filter' | 'error' | 'interrupted'

export type Reply = { text: string; finishReason: FinishReason }

export type Listener = {
  onDelta: (delta: string) => void // a streamed reply has grown by `delta`
  onRetry: () => void // the next attempt follows after a pause; its start is not reported
}

/** What the page sends to get a recipe. */
export type RecipeRequest = { ingredients: readonly string[] }

/** Asks a chat model for a recipe. Rejects with a ChatError if the reason is known. */
export type Chat = (
  request: RecipeRequest,
  signal: AbortSignal,
  listener: Listener,
) => Promise<Reply>

/** Why a call failed. Trying again does not help with the last three. */
export type Failure =
  | 'busy'
  | 'timeout'
  | 'unavailable'
  | 'unreadable'
  | 'setup' // the operator's key, quota, model or URL is wrong
  | 'request' // the server does not accept this request
  | 'login' // a login page came in place of the gateway's response

/** A failed call. The message is for the console and the log. */
export class ChatError extends Error {
  override readonly name = 'ChatError'
  readonly failure: Failure

  constructor(failure: Failure, message: string) {
    super(message)
    this.failure = failure
  }
}
