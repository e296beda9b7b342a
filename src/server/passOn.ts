import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { parseJson } from '../chat/json.ts'
import { isErrorBody, isQuotaUsedUp } from '../chat/readChatError.ts'
import { readEvents, readText } from '../chat/readEvents.ts'
import type { UpstreamCall } from './forward.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Whether the client has the finish_reason of a stream. What goes wrong later is not a failure. */
    isReplyComplete?: true
  }
}

/** All that a client learns of a failure besides the status. */
export const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'
const ERROR_EVENT = `data: ${JSON.stringify({ error: { message: UPSTREAM_FAILED } })}\n\n`
const MAX_LENGTH = 1_000_000
/** Seconds or a date (RFC 9110 §10.2.3), and no other words. */
const RETRY_AFTER = /^(\d+|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/

/** Passes on a reply of at most 1 MB. An error becomes its status, Retry-After, and whether the quota is used up. */
export async function passOnWhole(response: Response, call: UpstreamCall, context: Context) {
  const { ok, status, headers, body } = response
  let text = ''
  try {
    for await (const part of readText(body)) {
      text += part
      if (text.length > MAX_LENGTH) call.end(`${status}: over 1 MB`)
      call.signal.throwIfAborted()
    }
  } catch (error) {
    // If the body of an error breaks off, its status is enough.
    if (ok || call.signal.aborted) throw error
  }
  if (ok && Array.isArray(parseReply(text)?.choices)) {
    call.end()
    return context.body(text, 200, { 'Content-Type': 'application/json' })
  }
  call.end(`${status}: ${text}`)
  const retryAfter = headers.get('Retry-After') ?? ''
  if (RETRY_AFTER.test(retryAfter)) context.header('Retry-After', retryAfter)
  const code = isQuotaUsedUp(status, text) ? 'insufficient_quota' : undefined
  // Browsers repeat a request that is answered 408 or 421.
  const isPassedOn = status >= 400 && status < 600 && status !== 421
  const statusForClient = status === 408 ? 504 : isPassedOn ? status : 502
  return errorResponse(context, statusForClient, UPSTREAM_FAILED, code)
}

/** Passes on a stream of at most 1 MB, with our own event in place of an error. One write for each read. */
export function passOnStream({ body }: Response, call: UpstreamCall, context: Context): Response {
  context.header('Content-Type', 'text/event-stream')
  let length = 0
  return stream(context, async (client) => {
    try {
      for await (const events of readEvents(body)) {
        const { text, hasFinishReason, failure } = translateEvents(events)
        length += text.length
        if (length > MAX_LENGTH) return call.end('200: over 1 MB')
        if (text) await client.write(text)
        if (hasFinishReason) context.set('isReplyComplete', true)
        if (failure) return call.end(failure)
        // Lets other requests in, however fast upstream sends.
        await new Promise((resolve) => setTimeout(resolve))
      }
      call.end('broke off')
    } catch (error) {
      call.end(findReason(error))
    }
  })
}

/** What the client gets of some events, up to [DONE] or an error: their data only. */
function translateEvents(events: readonly string[]) {
  let text = ''
  let hasFinishReason = false
  for (const data of events) {
    const event = `data: ${data}\n\n`
    if (data === '[DONE]') return { text: text + event, hasFinishReason, failure: 'broke off' }
    const chunk = data ? parseReply(data) : {}
    if (!chunk) return { text: text + ERROR_EVENT, hasFinishReason, failure: `200: ${data}` }
    // A comment keeps the connection alive while the model loads. Some servers also send events without choices.
    if (data === '') text += ':\n\n'
    if (!Array.isArray(chunk.choices)) continue
    hasFinishReason ||= Boolean(chunk.choices[0]?.finish_reason)
    text += event
  }
  return { text, hasFinishReason, failure: undefined }
}

/** Parses a reply, or a chunk of one; undefined if it is an error or not JSON. Nothing guarantees the types. */
function parseReply(
  json: string,
): { choices?: ({ finish_reason?: unknown } | null)[] } | undefined {
  const reply = parseJson(json)
  return reply && !isErrorBody(reply) ? reply : undefined
}

/** Why fetch or a body failed. Node has the reason in the cause of its error. */
export function findReason(error: unknown): string {
  const { message, cause } = error as Error
  const { code, message: words } = (cause ?? {}) as Partial<NodeJS.ErrnoException>
  return code || words || message
}

/** In OpenAI's error format. */
export function errorResponse(context: Context, status: number, message: string, code?: string) {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  const error = { message, type, param: null, code: code ?? null }
  return context.json({ error }, status as ContentfulStatusCode)
}
