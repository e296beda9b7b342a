import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { fieldsOf, parseJson, readFirstChoice } from '../chat/json.ts'
import { isErrorBody, isQuotaUsedUp } from '../chat/readChatError.ts'
import { readEvents, readText } from '../chat/readEvents.ts'
import { errorResponse } from './context.ts'
import type { UpstreamCall } from './forward.ts'

/** The message of every failure for the client. The log has the details. */
export const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'
/** Seconds or a date (RFC 9110 §10.2.3), and nothing else. */
const RETRY_AFTER = /^(\d{1,9}|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/

/** Passes on a reply of at most 1 MB. An error becomes its status, Retry-After, and whether the quota is used up. */
export async function passOnWhole(response: Response, call: UpstreamCall, context: Context) {
  const { ok, status, headers, body } = response
  let text = ''
  try {
    for await (const part of readText(body)) {
      text += part
      // Throws the failure of a call that has ended.
      call.signal.throwIfAborted()
    }
  } catch (error) {
    // If the body of an error breaks off or is too long, its status is enough.
    if (ok || call.signal.aborted) throw error
  }
  const completion = parseJson(text)
  if (ok && !isErrorBody(completion) && Array.isArray(fieldsOf(completion).choices)) {
    call.end()
    return context.body(text, 200, { 'Content-Type': 'application/json' })
  }
  call.end(`${status}: ${text}`)
  const retryAfter = headers.get('Retry-After') ?? ''
  if (RETRY_AFTER.test(retryAfter)) context.header('Retry-After', retryAfter)
  const code = isQuotaUsedUp(status, text) ? 'insufficient_quota' : undefined
  // Browsers resend a request after a 408 or 421.
  const isPassedOn = status >= 400 && status < 600 && status !== 421
  const statusForClient = status === 408 ? 504 : isPassedOn ? status : 502
  return errorResponse(context, statusForClient, UPSTREAM_FAILED, code)
}

/** Passes on a stream of at most 1 MB, with our own event in place of an error. One write for each read. */
export function passOnStream({ body }: Response, call: UpstreamCall, context: Context): Response {
  context.header('Content-Type', 'text/event-stream')
  return stream(context, async (output) => {
    try {
      for await (const events of readEvents(body)) {
        const { text, hasFinishReason, isDone, failure } = translateEvents(events)
        await output.write(text)
        if (hasFinishReason) context.set('isReplyComplete', true)
        if (failure) return call.end(failure)
        if (isDone) break
        // Yields to other requests, however fast upstream sends.
        await new Promise((resolve) => setTimeout(resolve))
      }
      call.end(context.var.isReplyComplete ? undefined : 'broke off')
    } catch (error) {
      call.end(error)
      await output.write(errorEvent(call.signal.reason === 'timeout' ? 504 : 502))
    }
  })
}

/** Translates events for the client, up to [DONE] or an error. Passes on only their data. */
function translateEvents(events: readonly string[]) {
  let text = ''
  let hasFinishReason = false
  for (const data of events) {
    if (data === '' || data === 'null') {
      // These keep the connection alive while the model loads.
      text += ':\n\n'
      continue
    }
    const event = `data: ${data}\n\n`
    if (data === '[DONE]') return { text: text + event, hasFinishReason, isDone: true }
    const chunk = parseJson(data)
    if (!chunk || isErrorBody(chunk))
      return { text: text + errorEvent(502), hasFinishReason, failure: `200: ${data}` }
    // Some servers also send events without choices.
    if (!Array.isArray(fieldsOf(chunk).choices)) continue
    hasFinishReason ||= Boolean(readFirstChoice(chunk).finish_reason)
    text += event
  }
  return { text, hasFinishReason }
}

/** An error for a client that already has status 200. The page reads the code as the status. */
function errorEvent(code: 502 | 504): string {
  return `data: ${JSON.stringify({ error: { message: UPSTREAM_FAILED, code } })}\n\n`
}
