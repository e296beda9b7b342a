import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ChatRequest } from './chatRequest.ts'
import { errorResponse } from './errorResponse.ts'

/** For the log: upstream's status and words, or why its response is not complete. */
export type UpstreamFailure = { status: number; words: string } | { cause: string }

type Upstream = { url: string; token: string; timeoutMs: number }

const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'
const TIMEOUT: UpstreamFailure = { cause: 'timeout' }
/** A reply of 1,024 tokens takes about 400 kB as server-sent events. */
const MAX_RESPONSE_LENGTH = 1024 * 1024
const MAX_WORDS = 300
const FINISHED = /"finish_reason"\s*:\s*"/
const QUOTA = /insufficient_quota|exceeded your current quota|credit balance/i
const RETRY_AFTER = /^(\d+|\w{3}, [\w ]+ [\d:]+ GMT)$/

/**
 * Calls upstream and passes on its reply, whole or as a stream. Whatever else upstream says goes to the log only.
 * The call is aborted when the client leaves. `onEnd` is called once, when the call is over, however it ended.
 */
export async function forward(
  request: ChatRequest,
  context: Context,
  { url, token, timeoutMs }: Upstream,
  onEnd: (failure?: UpstreamFailure) => void,
): Promise<Response> {
  const call = new AbortController()
  const clientSignal = context.req.raw.signal
  const timer = setTimeout(() => end(TIMEOUT), timeoutMs)
  let isFinished = false
  const onClientLeft = () => end(isFinished ? undefined : { cause: 'client left' })
  clientSignal.addEventListener('abort', onClientLeft)
  if (clientSignal.aborted) onClientLeft()

  function end(failure?: UpstreamFailure) {
    if (call.signal.aborted) return
    call.abort(failure)
    clearTimeout(timer)
    clientSignal.removeEventListener('abort', onClientLeft)
    onEnd(failure)
  }

  async function* events(response: Response) {
    try {
      for await (const lines of linesOf(response)) {
        const isIncomplete = !lines.endsWith('\n')
        if (isIncomplete) break
        const foreignLine = lines.split('\n').find((line) => !isPartOfReply(line))
        if (foreignLine !== undefined) {
          end({ status: response.status, words: wordsForLog(foreignLine, token) })
          yield `data: ${JSON.stringify({ error: { message: UPSTREAM_FAILED } })}\n\n`
          return
        }
        isFinished ||= FINISHED.test(lines)
        yield lines
      }
      end(isFinished ? undefined : { cause: 'broke off' })
    } catch (error) {
      end(failureOf(error))
    }
  }

  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      // Not followed, because the token is for this server only. Workers do not know 'error'.
      redirect: 'manual',
      signal: call.signal,
    })
    const type = response.headers.get('Content-Type') ?? ''
    if (response.ok && type.startsWith('text/event-stream')) {
      const stream = streamOf(events(response), onClientLeft)
      return context.body(stream, 200, { 'Content-Type': 'text/event-stream' })
    }

    let body = ''
    for await (const lines of linesOf(response)) body += lines
    if (response.ok && isReply(body)) {
      end()
      return context.body(body, 200, { 'Content-Type': 'application/json' })
    }
    end({ status: response.status, words: wordsForLog(body, token) })
    const retryAfter = response.headers.get('Retry-After') ?? ''
    if (RETRY_AFTER.test(retryAfter)) context.header('Retry-After', retryAfter)
    const isQuota = response.status === 402 || QUOTA.test(body)
    const code = isQuota ? 'insufficient_quota' : null
    return errorResponse(context, statusForClient(response.status), UPSTREAM_FAILED, code)
  } catch (error) {
    end(failureOf(error))
    return errorResponse(context, call.signal.reason === TIMEOUT ? 504 : 502, UPSTREAM_FAILED)
  }
}

/** A generator alone would not notice a cancel before its first read. */
function streamOf(texts: AsyncGenerator<string>, onCancel: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await texts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: onCancel,
  })
}

/** The text of a body as it comes, in whole lines. Throws if the body is too long or breaks off. */
async function* linesOf({ body }: Response): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let length = 0
  let rest = ''
  for await (const bytes of body ?? []) {
    length += bytes.length
    if (length > MAX_RESPONSE_LENGTH) throw new Error('longer than 1 MB')
    rest += decoder.decode(bytes, { stream: true })
    const end = rest.lastIndexOf('\n') + 1
    if (end > 0) yield rest.slice(0, end)
    rest = rest.slice(end)
  }
  yield rest + decoder.decode()
}

/** Also for the chunks of a stream. Some servers report an error beside empty choices. */
function isReply(json: string): boolean {
  try {
    const { choices, error } = JSON.parse(json)
    return Array.isArray(choices) && !error
  } catch {
    return false
  }
}

function isPartOfReply(line: string): boolean {
  if (!line.startsWith('data:')) return true
  const data = line.slice('data:'.length).trim()
  return data === '' || data === '[DONE]' || isReply(data)
}

function wordsForLog(text: string, token: string): string {
  return text.replaceAll(token, '…').replace(/\s+/g, ' ').slice(0, MAX_WORDS)
}

/** Browsers repeat a request that is answered 408 or 421, which would cost a second call. */
function statusForClient(status: number): ContentfulStatusCode {
  if (status === 408) return 504
  const isError = status >= 400 && status < 600 && status !== 421
  return (isError ? status : 502) as ContentfulStatusCode
}

/** Node's fetch tells the reason in the cause of its error, and has a timeout of its own, 300 s. */
function failureOf(error: unknown): UpstreamFailure {
  const { cause, message } = Object(error)
  const reason = String(cause?.code ?? cause?.message ?? message)
  return /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(reason) ? TIMEOUT : { cause: reason }
}
