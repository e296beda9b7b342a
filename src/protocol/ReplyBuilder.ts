import { ChatError, type Reply } from './chat.ts'
import { readFinalReason, readKnownReason } from './finishReason.ts'
import { parseChunk } from './parseChunk.ts'
import { parseJson } from './parseJson.ts'
import { readTokenCount } from './readTokenCount.ts'
import { toChatError, toFinishReasonError } from './toChatError.ts'

/** What some events add to a reply. */
export type Batch = {
  chunks: string[] // the events that are chunks of the reply
  delta: string // the text of these chunks
  result?: Reply | ChatError // in the last batch: a ChatError if no chunk had content
  rawFinishReason?: unknown // with the result: the finish_reason as sent, for the log
}

/** Builds a reply from its events, up to a known finish_reason, or to [DONE] after text. */
export class ReplyBuilder {
  tokens: number | undefined
  #error: ChatError | undefined
  #isComplete = false
  /** Undefined until a chunk has the field: a reply without it is a failure. */
  #content: string | undefined
  #finishReason: unknown

  /** Why the reply is incomplete. */
  get error(): ChatError | undefined {
    return this.#error
  }

  add(events: readonly string[]): Batch {
    const batch: Batch = { chunks: [], delta: '' }
    for (const event of events) {
      const value = parseJson(event)
      // The token count may follow the end of the reply.
      this.tokens = readTokenCount(value) ?? this.tokens
      if (this.#isComplete || this.#error) continue
      // Without text before it, [DONE] is parsed as a chunk, and fails.
      if (event === '[DONE]' && this.#content) this.#complete(batch, this.#finishReason)
      else this.#addChunk(batch, event, value)
    }
    return batch
  }

  /** For the end of the stream. Lines outside of its events may say why the reply is incomplete. */
  end(unknownLines: readonly string[]) {
    if (!this.#isComplete) this.#error ??= toEndError(unknownLines)
  }

  #addChunk(batch: Batch, event: string, value: unknown) {
    const chunk = parseChunk(value, event)
    if (!chunk) return
    if (chunk instanceof ChatError) {
      this.#error = chunk
      return
    }
    const { content, rawFinishReason } = chunk
    batch.chunks.push(event)
    if (content !== undefined) this.#content = (this.#content ?? '') + content
    batch.delta += content ?? ''
    if (readKnownReason(rawFinishReason)) this.#complete(batch, rawFinishReason)
    else this.#finishReason = rawFinishReason ?? this.#finishReason
  }

  #complete(batch: Batch, rawFinishReason: unknown) {
    this.#isComplete = true
    batch.rawFinishReason = rawFinishReason
    batch.result =
      this.#content === undefined
        ? toFinishReasonError(rawFinishReason)
        : { text: this.#content, finishReason: readFinalReason(rawFinishReason) }
  }
}

function toEndError(unknownLines: readonly string[]): ChatError {
  if (unknownLines.length > 0) return toChatError(unknownLines.join('\n'), 200)
  return new ChatError('unreadable', "The chat server's response broke off")
}
