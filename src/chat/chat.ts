/** spec.md §9. */
export const MAX_TOKENS = 1024

/** A line of the conversation, as the chat completions format has it. */
export type Message = { role: 'system' | 'user'; content: string }

/** The part of a streamed reply that came since the last piece, and how many tokens it was. */
export type Piece = { text: string; tokens: number }

/**
 * The port through which the page asks a chat model: resolves to the text of the reply. Where that comes bit by bit,
 * `onPiece` hears of it, and the texts of all pieces are the beginning of the whole.
 * Rejects with a ChatError when there is no reply, and with any error once `signal` has aborted.
 */
export type Chat = (
  messages: readonly Message[],
  signal: AbortSignal,
  onPiece?: (piece: Piece) => void,
) => Promise<string>

/** Why a call failed, in terms of our own. */
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
