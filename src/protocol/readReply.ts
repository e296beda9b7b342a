import { createParser } from 'eventsource-parser'
import { ChatError, type FinishReason, type Reply } from './chat.ts'
import { fieldsOf, parseJson } from './parseJson.ts'
import { isErrorBody, readChatError } from './readChatError.ts'

type Body = Response['body']

/** Far more than any reply, even with a kilobyte for each token. */
const MAX_BYTES = 1_000_000
const ERROR_BODY_TIMEOUT_MS = 2000
/** Characters at a time: the parser takes quadratic time for line ends without a line feed, whatever its maxBufferSize. */
const MAX_PARSED = 16_384
/** The parser makes an error of each. */
const MAX_UNKNOWN_LINES = 1000

export function isEventStream({ ok, headers }: Response): boolean {
  return ok && /^text\/event-stream/i.test(headers.get('Content-Type') ?? '')
}

/** Reads the JSON of a whole reply, whatever its Content-Type. Rejects with a ChatError if it is anything else. */
export async function readCompletion({ ok, status, body }: Response, signal: AbortSignal) {
  // An error's body has 2 s, also after an abort: its status is what counts.
  const deadline = ok ? signal : AbortSignal.timeout(ERROR_BODY_TIMEOUT_MS)
  let json = ''
  try {
    for await (const text of readText(body, deadline)) json += text
  } catch (error) {
    if (ok) throw error
  }
  const completion = parseJson(json)
  const isComplete = Array.isArray(fieldsOf(completion).choices) && !isErrorBody(completion)
  if (!ok || !isComplete) throw readChatError(status, json)
  return json
}

export function readReply(completion: unknown): Reply | ChatError {
  const choice = fieldsOf(fieldsOf(completion).choices)[0]
  const { message, finish_reason } = fieldsOf(choice)
  const { content } = fieldsOf(message)
  if (typeof content === 'string')
    return { text: content, finishReason: readFinishReason(finish_reason) ?? 'stop' }
  // The finish_reason comes first, because only the beginning is logged.
  const cause = choice ? { finish_reason, ...fieldsOf(choice) } : completion
  return readChatError(200, JSON.stringify(cause))
}

/** Undefined for an unknown value: some servers send one with each chunk, such as "null" or "in_progress". */
function readFinishReason(value: unknown): FinishReason | undefined {
  const reasons = Object.keys(FINISH_REASONS) as (keyof typeof FINISH_REASONS)[]
  return reasons.find((reason) => FINISH_REASONS[reason].includes(String(value).toLowerCase()))
}

/** The values of OpenAI, Hugging Face, Mistral, Anthropic and others. */
const FINISH_REASONS = {
  stop: ['stop', 'eos_token', 'end_turn', 'stop_sequence', 'tool_calls', 'function_call'],
  length: ['length', 'max_tokens', 'model_length'],
  content_filter: ['content_filter', 'safety', 'refusal'],
  error: ['error'],
}

type Chunk = { json: string; content: string | undefined; refusal: unknown; finish_reason: unknown }
type Chunks = { chunks: Chunk[]; completion?: object }

/** Yields the chunks of each read. A known finish_reason, or [DONE] after content, completes it. Any other end rejects. */
export async function* readChunks(body: Body, signal: AbortSignal): AsyncGenerator<Chunks, void> {
  let content: string | undefined
  let refusal: string | undefined
  for await (const events of readEvents(body, signal)) {
    const chunks: Chunk[] = []
    for (const data of events) {
      const isDone = data === '[DONE]'
      if (isDone && !content && !refusal) throw new ChatError('unreadable', BROKE_OFF)
      const chunk = isDone ? undefined : readChunk(data)
      if (chunk instanceof ChatError) {
        // What has arrived before an error is shown.
        yield { chunks }
        throw chunk
      }
      if (chunk) chunks.push(chunk)
      if (chunk?.content !== undefined) content = (content ?? '') + chunk.content
      if (chunk?.refusal) refusal = (refusal ?? '') + chunk.refusal
      const finish_reason = readFinishReason(chunk?.finish_reason)
      const choices = [{ message: { content, refusal }, finish_reason }]
      if (isDone || finish_reason) return yield { chunks, completion: { choices } }
    }
    yield { chunks }
  }
  throw new ChatError('unreadable', BROKE_OFF)
}

const BROKE_OFF = 'The chat server’s response broke off'

/** Returns undefined for an event without choices, such as a keep-alive. */
function readChunk(json: string): Chunk | ChatError | undefined {
  const chunk = parseJson(json)
  const { choices } = fieldsOf(chunk)
  const first = Array.isArray(choices) && choices.find((choice) => !fieldsOf(choice).index)
  const { delta, finish_reason } = fieldsOf(first)
  const { content: given, refusal } = fieldsOf(delta)
  const content = given ?? undefined
  const isText = content === undefined || typeof content === 'string'
  if (!isText || chunk === undefined || isErrorBody(chunk)) return readChatError(200, json)
  return Array.isArray(choices) ? { json, content, refusal, finish_reason } : undefined
}

async function* readEvents(body: Body, signal: AbortSignal): AsyncGenerator<string[], void> {
  const events: string[] = []
  const unknownLines: string[] = []
  const parser = createParser({
    onEvent: ({ data }) => void (data && events.push(data)),
    onError({ line = '' }) {
      if (unknownLines.push(line) > MAX_UNKNOWN_LINES) throw readChatError(200, line)
    },
  })
  for await (const text of readText(body, signal))
    for (let at = 0; at < text.length; at += MAX_PARSED) {
      parser.feed(text.slice(at, at + MAX_PARSED))
      yield events.splice(0)
    }
  // The last event may lack its blank line.
  parser.feed('\n\n')
  yield events
  // Perhaps JSON that is labelled as a stream.
  if (unknownLines.length > 0) throw readChatError(200, unknownLines.join('\n'))
}

/** Yields the text of a body as it arrives, up to 1 MB. Closes the connection when the caller stops early. */
async function* readText(body: Body, signal: AbortSignal): AsyncGenerator<string, void> {
  // A 204 has no body.
  if (!body) return
  const reader = body.getReader()
  const close = () => void reader.cancel().catch(() => {})
  // On Node 20 and 22, a body that can't be decoded never settles. Closing it ends the read.
  signal.addEventListener('abort', close)
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      bytes += value?.length ?? 0
      if (bytes > MAX_BYTES) throw new ChatError('unreadable', 'The chat server sent over 1 MB')
      yield decoder.decode(value, { stream: !done })
      if (done) return
    }
  } finally {
    close()
  }
}
