import { ChatError } from '../chat.ts'
import { readKnownFinishReason } from '../finishReason.ts'
import { parseJson } from '../parseJson.ts'
import { readTokenCount } from '../readTokenCount.ts'
import { toChatError } from '../toChatError.ts'
import { type Completion, toCompletion } from '../toCompletion.ts'
import { parseChunk } from './parseChunk.ts'

/** What one read of a stream adds to the reply. */
export type Batch = {
  chunks: string[] // the events that are chunks of the reply
  delta: string // the text of these chunks
  completion?: Completion // in the last batch
}

/** Builds a reply from its events, up to a known finish_reason, or to [DONE] after text. */
export class ReplyBuilder {
  tokens: number | undefined
  /** Why the reply broke off. */
  error: ChatError | undefined
  #isComplete = false
  /** Undefined until a chunk has content, even an empty one. */
  #content: string | undefined
  #rawFinishReason: unknown

  add(events: readonly string[]): Batch {
    const batch: Batch = { chunks: [], delta: '' }
    for (const event of events) {
      const value = parseJson(event)
      // The token count may follow the end of the reply.
      this.tokens = readTokenCount(value) ?? this.tokens
      if (this.#isComplete || this.error) continue
      // A [DONE] without text before it is an error: as a chunk, it is not JSON.
      if (event === '[DONE]' && this.#content) this.#complete(batch)
      else this.#addChunk(batch, event, value)
    }
    return batch
  }

  /** Call it at the end of the stream. `unknownLines` may say why the reply broke off. */
  end(unknownLines: readonly string[]) {
    if (!this.#isComplete) this.error ??= toEndError(unknownLines)
  }

  #addChunk(batch: Batch, event: string, value: unknown) {
    const chunk = parseChunk(value, event)
    if (!chunk) return
    if (chunk instanceof ChatError) {
      this.error = chunk
      return
    }
    const { content, rawFinishReason } = chunk
    batch.chunks.push(event)
    batch.delta += content ?? ''
    if (content !== undefined) this.#content = (this.#content ?? '') + content
    this.#rawFinishReason = rawFinishReason ?? this.#rawFinishReason
    if (readKnownFinishReason(rawFinishReason)) this.#complete(batch)
  }

  #complete(batch: Batch) {
    this.#isComplete = true
    batch.completion = toCompletion(this.#content, this.#rawFinishReason)
  }
}

function toEndError(unknownLines: readonly string[]): ChatError {
  if (unknownLines.length > 0) return toChatError(unknownLines.join('\n'), 200)
  return new ChatError('unreadable', "The chat server's response broke off")
}
