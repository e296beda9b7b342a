import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StreamingApi } from 'hono/utils/stream'
import { oneLine } from '../chat/oneLine.ts'
import { readEvents } from '../chat/readEvents.ts'
import { isError, isQuotaUsedUp, jsonIn } from '../chat/responseError.ts'
import type { Upstream } from './gatewaySettings.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Resolves when the call upstream is over, with what went wrong, for the log. */
    upstreamFailure: Promise<string | undefined>
  }
}

const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'
const KEEP_ALIVE = ':\n\n'
const DONE = 'data: [DONE]\n\n'
/** Seconds or a date (RFC 9110 §10.2.3), and no other words. */
const RETRY_AFTER = /^(\d+|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/
const ERROR_EVENT = `data: ${JSON.stringify({ error: { message: UPSTREAM_FAILED } })}\n\n`

/**
 * Calls upstream and passes on its reply, whole or as a stream. Of an error the client gets the status, Retry-After and
 * whether the quota is used up; upstream's words are for the log only.
 * The call is aborted when the client leaves. `onEnd` is called once, when the call is over.
 */
export async function forward(
  payload: object,
  context: Context,
  { url, key }: Upstream,
  timeoutMs: number,
  onEnd: () => void,
): Promise<Response> {
  const call = new AbortController()
  const clientSignal = context.req.raw.signal
  // Not AbortSignal.timeout, which Node 20 may collect as garbage.
  const timer = setTimeout(() => endCall('timeout'), timeoutMs)
  let hasFinishReason = false
  // Promise.withResolvers, which Node 20 does not have.
  let reportFailure = (_failure?: string) => {}
  const upstreamFailure = new Promise<string | undefined>((resolve) => {
    reportFailure = resolve
  })
  context.set('upstreamFailure', upstreamFailure)
  const onClientLeft = () => endCall('client left')
  clientSignal.addEventListener('abort', onClientLeft)
  if (clientSignal.aborted) onClientLeft()

  /** Ends the call once. The signal closes the connection. After a finish_reason the reply is whole: no failure counts. */
  function endCall(failure?: string) {
    if (call.signal.aborted) return
    call.abort(failure)
    clearTimeout(timer)
    reportFailure(failure && !hasFinishReason ? oneLine(failure, key) : undefined)
    onEnd()
  }

  async function passOnEvents(body: NonNullable<Response['body']>, client: StreamingApi) {
    try {
      for await (const data of readEvents(body)) {
        if (data === '[DONE]') {
          await client.write(DONE)
          break
        }
        // A comment has no data. It keeps the connection alive while the model loads.
        if (data === '') {
          await client.write(KEEP_ALIVE)
          continue
        }
        const chunk = parseReply(data)
        if (!chunk) {
          endCall(`200: ${data}`)
          await client.write(ERROR_EVENT)
          return
        }
        // Some servers also send events without choices.
        if (!Array.isArray(chunk.choices)) continue
        hasFinishReason ||= Boolean(chunk.choices[0]?.finish_reason)
        await client.write(`data: ${data}\n\n`)
      }
      endCall('broke off')
    } catch (error) {
      endCall(reasonOf(error))
    }
  }

  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...(key && { Authorization: `Bearer ${key}` }),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(payload),
      // Not followed, because the key is for this server only. Workers do not know 'error'.
      redirect: 'manual',
      signal: call.signal,
    })
    const { ok, status, headers, body } = response
    if (ok && body && headers.get('Content-Type')?.startsWith('text/event-stream')) {
      context.header('Content-Type', 'text/event-stream')
      return stream(context, (client) => passOnEvents(body, client))
    }

    const text = await response.text()
    if (ok && Array.isArray(parseReply(text)?.choices)) {
      endCall()
      return context.body(text, 200, { 'Content-Type': 'application/json' })
    }
    endCall(`${status}: ${text}`)
    const retryAfter = headers.get('Retry-After') ?? ''
    if (RETRY_AFTER.test(retryAfter)) context.header('Retry-After', retryAfter)
    const code = isQuotaUsedUp(status, text) ? 'insufficient_quota' : null
    return errorResponse(context, statusForClient(status), UPSTREAM_FAILED, code)
  } catch (error) {
    // endCall() has set 'timeout' or 'client left'. Otherwise fetch itself failed.
    const reason: string = call.signal.reason ?? reasonOf(error)
    endCall(reason)
    return errorResponse(context, reason === 'timeout' ? 504 : 502, UPSTREAM_FAILED)
  }
}

/** In OpenAI's error format. */
export function errorResponse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  code: string | null = null,
): Response {
  const type = status < 500 ? 'invalid_request_error' : 'server_error'
  return context.json({ error: { message, type, param: null, code } }, status)
}

/** Parses a reply or a chunk of one; undefined if it is an error or not JSON. */
function parseReply(json: string): { choices?: unknown } | undefined {
  const reply = jsonIn(json)
  return reply === undefined || isError(reply) ? undefined : Object(reply)
}

/** Browsers repeat a request that is answered 408 or 421, and refuse a 407. */
function statusForClient(status: number): ContentfulStatusCode {
  if (status === 408) return 504
  const isPassedOn = status >= 400 && status < 600 && ![407, 421].includes(status)
  return (isPassedOn ? status : 502) as ContentfulStatusCode
}

/** Node's fetch has the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  const { cause, message } = Object(error)
  return cause?.code || cause?.message || String(message)
}
