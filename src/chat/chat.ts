/** spec.md §9. */
export const MAX_TOKENS = 1024

/** A line of the conversation, as the chat completions format has it. */
export type Message = { role: 'system' | 'user'; content: string }

/**
 * The port through which the page asks a chat model: resolves to the text of the reply.
 * Rejects with a ChatError when there is none, and with any error once `signal` has aborted.
 */
export type Chat = (messages: readonly Message[], signal: AbortSignal) => Promise<string>

/** What can be said of a failed call without repeating what a server said. */
export type Failure =
  | 'busy'
  | 'quota'
  | 'refused'
  | 'token'
  | 'too slow'
  | 'unreachable'
  | 'unreadable'

/** A call without a reply. The message is for the console: it holds neither token nor prompt. */
export class ChatError extends Error {
  override name = 'ChatError'
  readonly failure: Failure

  constructor(failure: Failure, message: string) {
    super(message)
    this.failure = failure
  }
}
