import { MAX_TOKENS } from '../protocol/chat.ts'
import { hasMediaType } from '../protocol/hasMediaType.ts'
import { fieldsOf, parseJson, readFirstChoice } from '../protocol/json.ts'
import { SYSTEM_MESSAGE } from '../protocol/prompt.ts'
import { isErrorBody, isQuotaUsedUp } from '../protocol/readChatError.ts'
import { readEvents } from '../protocol/readEvents.ts'
import { readText } from '../protocol/readText.ts'

// All that the gateway knows of upstream's protocol: what it sends, and which responses are a reply.

export type Upstream = { url: string; key: string | undefined }

/** The part of a call that the client chooses. */
export type ClientCall = { userMessage: string; stream: boolean }

type ClientError = { status: number; retryAfter?: string | undefined; code?: string | undefined }

/** A response that is not a reply. The message is for the log. */
export class UpstreamError extends Error {
  readonly forClient: ClientError

  constructor(message: string, forClient: ClientError = { status: 502 }) {
    super(message)
    this.forClient = forClient
  }
}

export function postToUpstream(
  { url, key }: Upstream,
  model: string,
  { userMessage, stream }: ClientCall,
  signal: AbortSignal,
): Promise<Response> {
  const messages = [SYSTEM_MESSAGE, { role: 'user', content: userMessage }]
  const payload = { model, messages, max_tokens: MAX_TOKENS, stream: stream || undefined }
  const headers = { 'Content-Type': 'application/json' }
  return fetch(url, {
    method: 'POST',
    headers: key ? { ...headers, Authorization: `Bearer ${key}` } : headers,
    body: JSON.stringify(payload),
    // Not followed, because the key is for this server only. Workers do not support 'error'.
    redirect: 'manual',
    signal,
  })
}

export function isStream({ ok, headers }: Response): boolean {
  return ok && hasMediaType(headers, 'text/event-stream')
}

/** The body of a whole reply. Rejects with an UpstreamError if the response is anything else. */
export async function readUpstreamReply({ ok, status, headers, body }: Response): Promise<string> {
  let text = ''
  try {
    for await (const part of readText(body)) text += part
  } catch (error) {
    // If the body of an error breaks off or is too long, its status is enough.
    if (ok) throw error
  }
  const completion = parseJson(text)
  if (ok && !isErrorBody(completion) && Array.isArray(fieldsOf(completion).choices)) return text
  const retryAfter = RETRY_AFTER.exec(headers.get('Retry-After') ?? '')?.[0]
  const code = isQuotaUsedUp(status, text) ? 'insufficient_quota' : undefined
  const forClient = { status: toClientStatus(status), retryAfter, code }
  throw new UpstreamError(`${status}: ${text}`, forClient)
}

/** Seconds or a date (RFC 9110 §10.2.3), and nothing else. */
const RETRY_AFTER = /^(\d{1,9}|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/

/** Browsers resend a request after a 408 or 421. */
function toClientStatus(status: number): number {
  if (status === 408) return 504
  return status >= 400 && status < 600 && status !== 421 ? status : 502
}

type Events = { text: string; isLast: boolean }

/** Yields the events of each read, up to the finish_reason and [DONE]. Rejects if the stream ends before, or fails. */
export async function* readUpstreamEvents({ body }: Response): AsyncGenerator<Events, void> {
  for await (const events of readEvents(body)) {
    let text = ''
    for (const data of events) {
      const chunk = parseJson(data)
      if (data === '' || chunk === null) {
        // These keep the connection alive while the model loads.
        text += ':\n\n'
      } else if (!chunk || isErrorBody(chunk)) {
        yield { text, isLast: false }
        throw new UpstreamError(`200: ${data}`)
      } else if (Array.isArray(fieldsOf(chunk).choices)) {
        text += `data: ${data}\n\n`
        if (readFirstChoice(chunk).finish_reason)
          return yield { text: `${text}data: [DONE]\n\n`, isLast: true }
      }
    }
    yield { text, isLast: false }
  }
  throw new UpstreamError('broke off')
}
