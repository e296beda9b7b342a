import { createParser } from 'eventsource-parser'
import { ChatError, type Reply } from './chat.ts'
import { isUnlistedEnding, readFinishReason } from './finishReason.ts'
import { openText } from './openText.ts'
import { DONE_CHUNK, type ParsedChunk, parseChunk } from './parseChunk.ts'
import { readUsage } from './readUsage.ts'
import { toChatError } from './toChatError.ts'
import { parseJson } from './untrustedJson.ts'

/** Each unknown line takes the parser 0.01 ms: 1 MB of them would take seconds. */
const MAX_UNKNOWN_LINES = 1000
/** How long to wait for what may follow a complete reply: the token count and [DONE]. */
const READ_ON_MS = 2000

/** The chunks of a read as JSON, and their text. The last batch has the result. */
type Batch = {
  chunks: string[]
  delta: string
  result?: Reply | ChatError
  serverReason?: unknown
}

export function isStreamedReply({ ok, headers }: Response): boolean {
  return ok && /^text\/event-stream/i.test(headers.get('Content-Type') ?? '')
}

/**
 * Opens a streamed reply. A known finish_reason, or [DONE] after content, completes it.
 * If the last finish_reason before [DONE] is an ending that we do not know, the reply was cut.
 */
export function openChunks(response: Response, signal: AbortSignal) {
  const body = openText(response, signal)
  /** Undefined until a chunk has the field: a reply without it is a failure. */
  let content: string | undefined
  let tokens: number | undefined
  let lastReason: unknown
  let isComplete = false
  let failure: ChatError | undefined
  const unknownLines: string[] = []
  const events: string[] = []
  const parser = createParser({
    onEvent({ data }) {
      if (data) events.push(data)
    },
    onError({ line = '' }) {
      if (unknownLines.push(line) > MAX_UNKNOWN_LINES) throw toChatError(line)
    },
  })

  function parse(text: string): Batch {
    // JSON needs no carriage returns, and they take eventsource-parser quadratic time.
    parser.feed(text.replaceAll('\r', ''))
    const batch: Batch = { chunks: [], delta: '' }
    for (const data of events.splice(0)) {
      const value = parseJson(data)
      tokens = readUsage(value) ?? tokens
      if (isComplete || failure) continue
      const chunk = data === '[DONE]' && content ? DONE_CHUNK : parseChunk(value, data)
      if (chunk instanceof ChatError) failure = chunk
      else if (chunk) addChunk(batch, chunk, data)
    }
    return batch
  }

  function addChunk(batch: Batch, chunk: ParsedChunk, data: string) {
    if (chunk !== DONE_CHUNK) batch.chunks.push(data)
    if (chunk.content !== undefined) content = (content ?? '') + chunk.content
    batch.delta += chunk.content ?? ''
    const finishReason = readFinishReason(chunk.reason)
    if (!finishReason) {
      if (chunk.reason !== undefined) lastReason = chunk.reason
      return
    }
    isComplete = true
    const isCut = chunk === DONE_CHUNK && isUnlistedEnding(lastReason)
    batch.serverReason = isCut ? lastReason : chunk.reason
    if (content === undefined)
      batch.result = toChatError(JSON.stringify({ finish_reason: batch.serverReason }))
    else batch.result = { text: content, finishReason: isCut ? 'error' : finishReason }
  }

  return {
    /** The next batch. Rejects after an error event, and if the stream ends early. */
    async read(): Promise<Batch> {
      if (failure) throw failure
      const text = await body.read()
      // The last event may lack its blank line.
      const batch = parse(text ?? '\n\n')
      if (text === undefined && !isComplete) failure ??= toEndError(unknownLines)
      return batch
    },

    /** Reads what follows the reply, for at most 2 s. Resolves to the token count, if any. */
    async readToEnd(): Promise<number | undefined> {
      const timer = setTimeout(body.close, READ_ON_MS)
      try {
        for await (const text of body.readRest()) parse(text)
      } catch {
        // The reply is complete.
      }
      clearTimeout(timer)
      body.close()
      return tokens
    },

    close: body.close,
  }
}

function toEndError(unknownLines: string[]): ChatError {
  // Perhaps JSON that is labelled as a stream.
  if (unknownLines.length > 0) return toChatError(unknownLines.join('\n'))
  return new ChatError('unreadable', "The chat server's response broke off")
}
