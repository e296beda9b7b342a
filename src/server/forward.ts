import type { Context } from 'hono'
import { stream as streamResponse } from 'hono/streaming'
import { ChatError } from '../protocol/chat.ts'
import { makePayload, readCompletionJson, readReply } from '../protocol/completion.ts'
import { isStreamedReply, readChunks } from '../protocol/readChunks.ts'
import { hasWords } from '../protocol/removeThoughts.ts'
import { toChatError } from '../protocol/toChatError.ts'
import { fieldsOf, parseJson } from '../protocol/untrustedJson.ts'
import { respondWithError } from './respondWithError.ts'
import type { Upstream } from './settings.ts'
import type { Ending, UpstreamCall } from './upstreamCall.ts'

export type ClientInput = { userMessage: string; stream: boolean }

type UpstreamRequest = ClientInput & Upstream & { model: string }

const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'

/** Calls upstream, passes the reply on to the client, and ends the call. Without a reply, responds with an error. */
export async function forward(request: UpstreamRequest, call: UpstreamCall, context: Context) {
  let response: Response | undefined
  try {
    response = await postToUpstream(request, call.signal)
    if (isStreamedReply(response)) return forwardStream(response, call, context)
    const json = await readCompletionJson(response, call.signal)
    call.end(endingOf(parseJson(json)))
    return context.body(json, 200, { 'Content-Type': 'application/json' })
  } catch (error) {
    call.end(error as Error)
    const retryAfter = RETRY_AFTER_VALUE.exec(response?.headers.get('Retry-After') ?? '')?.[0]
    const status = toClientStatus(call.ending, response?.status)
    return respondWithError(context, status, UPSTREAM_FAILED, retryAfter)
  }
}

function postToUpstream(request: UpstreamRequest, signal: AbortSignal): Promise<Response> {
  const { url, key, model, userMessage, stream } = request
  const headers = { 'Content-Type': 'application/json' }
  return fetch(url, {
    method: 'POST',
    headers: key ? { ...headers, Authorization: `Bearer ${key}` } : headers,
    body: JSON.stringify(makePayload(model, userMessage, stream)),
    // Not followed, because the key is for this server only. Workers do not support 'error'.
    redirect: 'manual',
    signal,
  })
}

/** A completion without a word, or one that upstream did not finish, is passed on, and logged as a failure. */
function endingOf(completion: unknown): Ending {
  const reply = readReply(completion)
  if (reply instanceof ChatError) return reply
  const { finish_reason } = fieldsOf(fieldsOf(fieldsOf(completion).choices)[0])
  if (reply.finishReason === 'error') return toChatError(JSON.stringify({ finish_reason }))
  return hasWords(reply.text) ? 'complete' : toChatError(JSON.stringify(completion))
}

/** Seconds or a date (RFC 9110 §10.2.3), and nothing else. */
const RETRY_AFTER_VALUE = /^(\d{1,9}|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/

function toClientStatus(ending: Ending | undefined, status = 0): number {
  if (ending === 'shut down') return 503
  // A used-up quota. A 429 would tell the page to try again.
  if (status === 429 && ending instanceof ChatError && ending.failure === 'setup') return 402
  // Browsers resend a request after a 408 or 421, and so does Node's fetch.
  if (ending === 'timeout' || status === 408) return 504
  return status >= 400 && status < 600 && status !== 421 ? status : 502
}

/** One write for each read. An error becomes an event: the page reads its code as the status. */
function forwardStream(response: Response, call: UpstreamCall, context: Context) {
  context.header('Content-Type', 'text/event-stream')
  return streamResponse(context, async (output) => {
    try {
      for await (const { chunks, completion } of readChunks(response, call.signal)) {
        if (completion) call.end(endingOf(completion))
        const events = chunks.map((json) => `data: ${json.replaceAll('\n', '\ndata: ')}\n\n`)
        if (completion) events.push('data: [DONE]\n\n')
        // A comment keeps the connection alive.
        await output.write(events.join('') || ':\n\n')
      }
    } catch (error) {
      call.end(error as Error)
      const event = { error: { message: UPSTREAM_FAILED, code: toClientStatus(call.ending) } }
      await output.write(`data: ${JSON.stringify(event)}\n\n`)
    }
  })
}
