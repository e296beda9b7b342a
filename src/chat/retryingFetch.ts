import { hasMediaType } from './hasMediaType.ts'
import { readChatError } from './readChatError.ts'

type Fetch = typeof globalThis.fetch

const MAX_RETRIES = 3
/** 4 + 8 + 16 = 28 s, with jitter up to 32 s. llama.cpp needs 8 to 14 s to load a model. */
const FIRST_PAUSE_MS = 4000
const MAX_RETRY_AFTER_MS = 20_000

/** Retries a 503 at most 3 times. Rejects unless it gets JSON with a 2xx status: the client's errors lack the server's words. */
export function retryingFetch(fetch: Fetch, signal: AbortSignal, onRetry: () => void): Fetch {
  return async (input, init = {}) => {
    // The client sets User-Agent. In Firefox and Safari, a server of another origin would have to allow it (CORS).
    const headers = new Headers(init.headers)
    headers.delete('User-Agent')
    for (let retries = 0; ; retries++) {
      // No redirects: token and prompt are meant for one server only.
      const response = await fetch(input, { ...init, signal, headers, redirect: 'error' })
      if (response.status !== 503 || retries === MAX_RETRIES) return expectJson(response)
      // A body that broke off can't be cancelled.
      await response.body?.cancel().catch(() => {})
      signal.throwIfAborted()
      onRetry()
      await pause(pauseMs(response.headers, retries), signal)
    }
  }
}

async function expectJson(response: Response): Promise<Response> {
  // The client knows the type in lower case only.
  if (response.ok && hasMediaType(response.headers, 'application/json'))
    return new Response(response.body, { headers: { 'Content-Type': 'application/json' } })
  // If the body can't be read, the status is enough.
  throw readChatError(response.status, await response.text().catch(() => ''))
}

/** What Retry-After (RFC 9110 §10.2.3: seconds or a date) asks for, up to 20 s. Otherwise growing pauses with jitter. */
function pauseMs(headers: Headers, retries: number): number {
  const retryAfter = headers.get('Retry-After') ?? 'not given'
  const seconds = Number(retryAfter)
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
