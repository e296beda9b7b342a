import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StreamingApi } from 'hono/utils/stream'
import { eventsIn } from '../chat/eventsIn.ts'
import { oneLine } from '../chat/oneLine.ts'
import { isQuotaUsedUp } from '../chat/responseError.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Resolves when the call upstream is over, with what went wrong, for the log. */
    upstreamFailure: Promise<string | undefined>
  }
}

type Upstream = { url: string; token: string; timeoutMs: number }

const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'
const KEEP_ALIVE = ':\n\n'
const ERROR_EVENT = `data: ${JSON.stringify({ error: { message: UPSTREAM_FAILED } })}\n\n`

/**
 * Calls upstream and passes on its reply, whole or as a stream. Of an error the client gets the status, Retry-After and
 * whether the quota is used up; upstream's words are for the log only.
 * The call is aborted when the client leaves. `onEnd` is called once, when the call is over.
 */
export async function forward(
  payload: object,
  context: Context,
  { url, token, timeoutMs }: Upstream,
  onEnd: () => void,
): Promise<Response> {
  const call = new AbortController()
  const clientSignal = context.req.raw.signal
  const timer = setTimeout(() => endCall('timeout'), timeoutMs)
  let hasFinishReason = false
  let reportFailure = (_failure?: string) => {}
  const upstreamFailure = new Promise<string | undefined>((resolve) => {
    reportFailure = resolve
  })
  context.set('upstreamFailure', upstreamFailure)
  clientSignal.addEventListener('abort', onClientLeft)
  if (clientSignal.aborted) onClientLeft()

  function onClientLeft() {
    endCall(hasFinishReason ? undefined : 'client left')
  }

  /** Ends the call once, with or without a failure. The signal closes the connection, and marks the call as over. */
  function endCall(failure?: string) {
    if (call.signal.aborted) return
    call.abort(failure)
    clearTimeout(timer)
    reportFailure(failure && oneLine(failure, token))
    onEnd()
  }

  async function passOnEvents(body: NonNullable<Response['body']>, client: StreamingApi) {
    // For a caller that cancels the body of the response, without an abort of its request.
    client.onAbort(onClientLeft)
    try {
      for await (const data of eventsIn(body)) {
        const chunk = parseReply(data)
        const isPassedOn = chunk || data === '[DONE]' || data === ''
        if (!isPassedOn) {
          endCall(`200: ${data}`)
          await client.write(ERROR_EVENT)
          return
        }
        hasFinishReason ||= Boolean(chunk?.choices[0]?.finish_reason)
        // A comment has no data. It keeps the connection alive while the model loads.
        await client.write(data ? `data: ${data}\n\n` : KEEP_ALIVE)
      }
      endCall(hasFinishReason ? undefined : 'broke off')
    } catch (error) {
      endCall(reasonOf(error))
    }
  }

  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      // Not followed, because the token is for this server only. Workers do not know 'error'.
      redirect: 'manual',
      signal: call.signal,
    })
    const { ok, status, headers, body } = response
    if (ok && body && headers.get('Content-Type')?.startsWith('text/event-stream')) {
      context.header('Content-Type', 'text/event-stream')
      return stream(context, (client) => passOnEvents(body, client))
    }

    const text = await response.text()
    if (ok && parseReply(text)) {
      endCall()
      return context.body(text, 200, { 'Content-Type': 'application/json' })
    }
    endCall(`${status}: ${text}`)
    const retryAfter = headers.get('Retry-After') ?? ''
    if (/^\d+$/.test(retryAfter)) context.header('Retry-After', retryAfter)
    const code = isQuotaUsedUp(status, text) ? 'insufficient_quota' : null
    return errorResponse(context, statusForClient(status), UPSTREAM_FAILED, code)
  } catch (error) {
    // endCall() has set 'timeout' or 'client left'. Otherwise fetch itself failed.
    const reason: string = call.signal.reason ?? reasonOf(error)
    endCall(reason)
    // Node's fetch has a timeout of its own, 300 s.
    return errorResponse(context, /timeout/i.test(reason) ? 504 : 502, UPSTREAM_FAILED)
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

/** Parses a reply or a chunk of one. Some servers report an error beside empty choices. */
function parseReply(json: string): { choices: { finish_reason?: unknown }[] } | undefined {
  try {
    const reply = JSON.parse(json)
    return Array.isArray(reply.choices) && !reply.error ? reply : undefined
  } catch {
    return undefined
  }
}

/** Browsers repeat a request that is answered 408 or 421, which would cost a second call. */
function statusForClient(status: number): ContentfulStatusCode {
  if (status === 408) return 504
  const isError = status >= 400 && status < 600 && status !== 421
  return (isError ? status : 502) as ContentfulStatusCode
}

/** Node's fetch has the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  const { cause, message } = Object(error)
  return String(cause?.code ?? cause?.message ?? message)
}
