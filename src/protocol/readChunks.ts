import { createParser } from 'eventsource-parser'
import { ChatError } from './chat.ts'
import { isUnknownReason, readFinishReason } from './completion.ts'
import { readText } from './readText.ts'
import { readServerMessage, toChatError } from './toChatError.ts'
import { fieldsOf, parseJson } from './untrustedJson.ts'

/** With more unknown lines, a stream is an error: each takes the parser 0.01 ms, so 1 MB of them would take seconds. */
const MAX_UNKNOWN_LINES = 1000

/** The chunks that one read brought, as JSON, and their text. The last batch also has the whole reply, as a completion. */
type Batch = { chunks: string[]; delta: string; completion?: object }
type ParsedChunk = { content?: string | undefined; finishReason: unknown }

/** [DONE] after content. It completes the reply, but is not passed on. */
const DONE: ParsedChunk = { finishReason: 'stop' }

export function isStreamedReply({ ok, headers }: Response): boolean {
  return ok && /^text\/event-stream/i.test(headers.get('Content-Type') ?? '')
}

/**
 * Reads a streamed reply. A known finish_reason, or [DONE] after content, completes it. Any other end rejects.
 * Before [DONE], an unknown finish_reason says that the reply was cut, unless earlier chunks have the same.
 */
export async function* readChunks(response: Response, signal: AbortSignal): AsyncGenerator<Batch> {
  let content: string | undefined // undefined until a chunk has the field: a reply without it is a failure
  const unknownReasons: unknown[] = []
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
  for await (const text of readWithBlankLine(response, signal)) {
    // Carriage returns are only white space in JSON. Many in one read take the parser quadratic time, whatever its maxBufferSize.
    parser.feed(text.replaceAll('\r', ''))
    const batch: Batch = { chunks: [], delta: '' }
    for (const data of events.splice(0)) {
      const chunk = data === '[DONE]' && content ? DONE : parseChunk(data)
      if (chunk instanceof ChatError) {
        // What has arrived before an error is shown.
        yield batch
        throw chunk
      }
      if (!chunk) continue
      if (chunk !== DONE) batch.chunks.push(data)
      if (chunk.content !== undefined) content = (content ?? '') + chunk.content
      batch.delta += chunk.content ?? ''
      if (!readFinishReason(chunk.finishReason)) {
        if (chunk.finishReason !== undefined) unknownReasons.push(chunk.finishReason)
        continue
      }
      const last = unknownReasons.pop()
      const isCut = chunk === DONE && isUnknownReason(last) && !unknownReasons.includes(last)
      const finish_reason = isCut ? last : chunk.finishReason
      const choice = { message: { content }, finish_reason }
      yield { ...batch, completion: { choices: [choice] } }
      return
    }
    yield batch
  }
  // Perhaps JSON that is labelled as a stream.
  if (unknownLines.length > 0) throw toChatError(unknownLines.join('\n'))
  throw new ChatError('unreadable', "The chat server's response broke off")
}

/** Yields the text of each read, and a blank line at the end, which the last event may lack. */
async function* readWithBlankLine(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  yield* readText(response, signal)
  yield '\n\n'
}

/** Returns undefined for an event without choices, such as a keep-alive. */
function parseChunk(json: string): ParsedChunk | ChatError | undefined {
  const value = parseJson(json)
  const { choices, error } = fieldsOf(value)
  // Some servers send `error` beside empty choices, others only a message.
  const isError = error || (!choices && readServerMessage(value) !== undefined)
  if (value === undefined || isError) return toChatError(json)
  if (!Array.isArray(choices)) return undefined
  const choice = choices.find((choice) => !fieldsOf(choice).index)
  const { delta, finish_reason = null } = fieldsOf(choice)
  const content = fieldsOf(delta).content ?? undefined
  if (content !== undefined && typeof content !== 'string') return toChatError(json)
  return { content, finishReason: choice && finish_reason }
}
