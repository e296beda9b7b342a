/** The longest reply, in tokens. */
export const MAX_TOKENS = 1024

/** A line of the conversation, as the chat completions format has it. */
export type Message = { role: 'system' | 'user'; content: string }

/** Why the model stopped: OpenAI's values, and `error`, which OpenRouter and others send. */
export type FinishReason = 'stop' | 'length' | 'content_filter' | 'error'

/** With a note for the console where the text is empty or cut short: one line, and never the token. */
export type Reply = { text: string; finishReason: FinishReason; note?: string }

/** What can be heard of a call while it runs. */
export type Listener = {
  /** Some more of a streamed reply has come: all pieces so far are its beginning. */
  onDelta: (text: string) => void
  /** The server is not ready, and will be asked again. */
  onRetry: () => void
}

/**
 * The port through which the page asks a chat model. Rejects with a ChatError when there is no reply, and with any
 * error once `signal` has aborted.
 */
export type Chat = (
  messages: readonly Message[],
  signal: AbortSignal,
  listener: Listener,
) => Promise<Reply>

/** Why a call failed, in the page's own terms. */
export type Failure =
  | 'busy'
  | 'quota'
  | 'refused'
  | 'token'
  | 'too slow'
  | 'unreachable'
  | 'unreadable'

/** A call without a reply. The message is for the console: one line, and never the token. */
export class ChatError extends Error {
  override name = 'ChatError'
  readonly failure: Failure

  constructor(failure: Failure, message: string) {
    super(message)
    this.failure = failure
  }
}
