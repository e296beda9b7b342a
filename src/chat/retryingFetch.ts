import { hasMediaType } from '../protocol/hasMediaType.ts'
import { readChatError } from '../protocol/readChatError.ts'

type Fetch = typeof globalThis.fetch

const MAX_RETRIES = 3
/** 4 + 8 + 16 = 28 s, with jitter up to 32 s. llama.cpp needs 8 to 14 s to load a model. */
const FIRST_PAUSE_MS = 4000
const MAX_RETRY_AFTER_MS = 20_000

/** Retries a 503 at most 3 times. Rejects unless the response is 2xx JSON: the library's errors lack the message. */
export function retryingFetch(fetch: Fetch, signal: AbortSignal, onRetry: () => void): Fetch {
  return async (input, init = {}) => {
    // The library sets User-Agent. In Firefox and Safari, a cross-origin server would have to allow it (CORS).
    const headers = new Headers(init.headers)
    headers.delete('User-Agent')
    for (let retries = 0; ; retries++) {
      // No redirects: the token and the prompt are for this server only.
      const response = await fetch(input, { ...init, signal, headers, redirect: 'error' })
      if (response.status !== 503 || retries === MAX_RETRIES) return expectJson(response)
      // cancel() rejects if the body has broken off.
      await response.body?.cancel().catch(() => {})
      signal.throwIfAborted()
      onRetry()
      await pause(pauseMs(response.headers, retries), signal)
    }
  }
}

async function expectJson(response: Response): Promise<Response> {
  // The library recognizes the type in lower case only.
  if (response.ok && hasMediaType(response.headers, 'application/json'))
    return new Response(response.body, { headers: { 'Content-Type': 'application/json' } })
  // If the body can't be read, the status is enough.
  throw readChatError(response.status, await response.text().catch(() => ''))
}

/** Retry-After (RFC 9110 §10.2.3: seconds or a date) up to 20 s, or else exponential backoff with jitter. */
function pauseMs(headers: Headers, retries: number): number {
  const retryAfter = headers.get('Retry-After') ?? ''
  const seconds = Number.parseFloat(retryAfter)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000
  if (!Number.isNaN(ms)) return Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS)
  return FIRST_PAUSE_MS * 2 ** retries * (1 + Math.random() / 7)
}

/** Ends early on an abort, which makes the next fetch reject. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve())
  })
}
