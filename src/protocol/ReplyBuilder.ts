import { ChatError, type FinishReason, type Reply } from './chat.ts'
import { isUnknownFinishReason, readFinishReason } from './finishReason.ts'
import { parseChunk } from './parseChunk.ts'
import { readUsage } from './readUsage.ts'
import { toReplyError } from './toChatError.ts'
import { parseJson } from './untrustedJson.ts'

/** What some events add to a reply. The last batch has the result. */
export type Batch = {
  chunks: string[] // the events that are chunks of the reply
  delta: string // the text of these chunks
  result?: Reply | ChatError
  rawFinishReason?: unknown
}

/**
 * Builds a reply from the events of its stream. A known finish_reason, or [DONE] after content,
 * completes it. If the last finish_reason before [DONE] is unknown, the reply was cut.
 */
export class ReplyBuilder {
  tokens: number | undefined
  /** Why an event is not part of a reply. */
  error: ChatError | undefined
  #isComplete = false
  /** Undefined until a chunk has the field: a reply without it is a failure. */
  #content: string | undefined
  #lastFinishReason: unknown

  add(events: readonly string[]): Batch {
    const batch: Batch = { chunks: [], delta: '' }
    for (const event of events) {
      const value = parseJson(event)
      // The token count may follow the end of the reply.
      this.tokens = readUsage(value) ?? this.tokens
      if (this.#isComplete || this.error) continue
      if (event === '[DONE]' && this.#content) this.#endWithoutReason(batch)
      else this.#addChunk(batch, event, value)
    }
    return batch
  }

  #endWithoutReason(batch: Batch) {
    const isCut = isUnknownFinishReason(this.#lastFinishReason)
    if (isCut) this.#complete(batch, 'error', this.#lastFinishReason)
    else this.#complete(batch, 'stop', 'stop')
  }

  #addChunk(batch: Batch, event: string, value: unknown) {
    const chunk = parseChunk(value, event)
    if (!chunk) return
    if (chunk instanceof ChatError) {
      this.error = chunk
      return
    }
    const { content, hasChoice, rawFinishReason } = chunk
    batch.chunks.push(event)
    if (content !== undefined) this.#content = (this.#content ?? '') + content
    batch.delta += content ?? ''
    const finishReason = readFinishReason(rawFinishReason)
    if (finishReason) this.#complete(batch, finishReason, rawFinishReason)
    else if (hasChoice) this.#lastFinishReason = rawFinishReason
  }

  #complete(batch: Batch, finishReason: FinishReason, rawFinishReason: unknown) {
    this.#isComplete = true
    batch.rawFinishReason = rawFinishReason
    batch.result =
      this.#content === undefined
        ? toReplyError(JSON.stringify({ finish_reason: rawFinishReason }))
        : { text: this.#content, finishReason }
  }
}
