type Fetch = typeof globalThis.fetch

/** The specification has the client retry a 503, and leaves open how often. */
const RETRIES = 3
/** Doubled twice it adds up to 28 s, with jitter to 32: servers take 8 to 15 s to load a model, and say no Retry-After. */
const FIRST_PAUSE_MS = 4000
const LONGEST_RETRY_AFTER_MS = 20_000

/**
 * A fetch that asks again when a server is not ready (503), such as one that is loading its model: after the time its
 * Retry-After says, at most 20 s, else after growing pauses with some jitter. Any other answer is passed on, and so is
 * the last 503. `onRetry` is called before each pause; an abort ends a pause at once.
 */
export function patientFetch(fetch: Fetch, onRetry: () => void, pause = abortablePause): Fetch {
  return async (input, init) => {
    for (let retries = 0; ; retries++) {
      const response = await fetch(input, init)
      if (response.status !== 503 || retries === RETRIES) return response
      await response.body?.cancel()
      onRetry()
      await pause(retryAfter(response.headers) ?? growingPause(retries), init?.signal)
    }
  }
}

/** In milliseconds, at most 20 s; a Retry-After is a number of seconds or a date (RFC 9110 §10.2.3). */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? ''
  const isSeconds = /^\d+$/.test(value)
  // Date.parse takes much for a date that is none, such as 0.9.
  const isDate = /^[A-Z][a-z]{2}/.test(value) && !Number.isNaN(Date.parse(value))
  if (!isSeconds && !isDate) return undefined
  const wait = isSeconds ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER_MS)
}

function growingPause(retries: number): number {
  return FIRST_PAUSE_MS * 2 ** retries * (1 + Math.random() / 7)
}

function abortablePause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
