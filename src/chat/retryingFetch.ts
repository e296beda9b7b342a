import { responseError } from './responseError.ts'

type Fetch = typeof globalThis.fetch

const MAX_RETRIES = 3
/** 4 + 8 + 16 = 28 s, with jitter up to 32 s. llama.cpp needs 8 to 14 s to load a model. */
const FIRST_PAUSE_MS = 4000
const MAX_RETRY_AFTER_MS = 20_000

/**
 * The fetch for Hugging Face's client. Retries a 503 at most 3 times, after the pause that Retry-After asks for, or growing
 * ones. Rejects by itself if it gets no JSON with a 2xx status: the client's own errors often lack the server's words.
 */
export function retryingFetch(fetch: Fetch, onRetry: () => void, pause = abortablePause): Fetch {
  return async (input, init) => {
    // The client sets User-Agent. In Firefox and Safari, a server of another origin would have to allow it (CORS).
    const headers = new Headers(init?.headers)
    headers.delete('User-Agent')
    for (let retries = 0; ; retries++) {
      // No redirects: token and prompt are meant for one server only.
      const response = await fetch(input, { ...init, headers, redirect: 'error' })
      if (response.status !== 503 || retries === MAX_RETRIES) return expectJson(response)
      // A body that broke off can't be cancelled.
      await response.body?.cancel().catch(() => {})
      init?.signal?.throwIfAborted()
      onRetry()
      await pause(retryAfterMs(response.headers) ?? backoffMs(retries), init?.signal)
    }
  }
}

async function expectJson(response: Response): Promise<Response> {
  if (response.ok && response.headers.get('Content-Type')?.startsWith('application/json'))
    return response
  // If the body can't be read, the status is enough.
  throw responseError(response.status, await response.text().catch(() => ''))
}

/** At most 20 s. The header holds a number of seconds or a date (RFC 9110 §10.2.3). */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS)
}

function backoffMs(retries: number): number {
  const jitter = 1 + Math.random() / 7
  return FIRST_PAUSE_MS * 2 ** retries * jitter
}

function abortablePause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
