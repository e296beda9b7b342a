import { readRetryAfter } from '../protocol/readRetryAfter.ts'

const MAX_RETRIES = 3
/** Pauses of 4 + 8 + 16 = 28 s. llama.cpp needs 8 to 14 s to load a model. */
const FIRST_PAUSE_MS = 4000
/** A random addition of up to a seventh: 32 s in all. */
const MAX_JITTER = 1 / 7
const MAX_RETRY_AFTER_MS = 20_000
/** A later 503 is probably a router's timeout (Heroku's is 30 s): a retry would cost a call. */
const LATE_RESPONSE_MS = 20_000

/** Sends a request. Retries a 503 at most 3 times, unless it came late. An abort ends a pause. */
export async function sendWithRetries(
  send: () => Promise<Response>,
  signal: AbortSignal,
  onRetry: () => void,
): Promise<Response> {
  for (let retries = 0; ; retries++) {
    const start = performance.now()
    const response = await send()
    const isLate = performance.now() - start > LATE_RESPONSE_MS
    if (response.status !== 503 || isLate || retries === MAX_RETRIES) return response
    // cancel() rejects if the body has broken off.
    await response.body?.cancel().catch(() => {})
    signal.throwIfAborted()
    onRetry()
    await pause(computePauseMs(response.headers, retries), signal)
  }
}

/** Resolves after `ms`, or rejects at an abort. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    setTimeout(resolve, ms)
  })
}

/** Retry-After up to 20 s, or else exponential backoff with jitter. */
function computePauseMs(headers: Headers, retries: number): number {
  const seconds = readRetryAfter(headers)
  if (seconds !== undefined) return Math.min(seconds * 1000, MAX_RETRY_AFTER_MS)
  return FIRST_PAUSE_MS * 2 ** retries * (1 + Math.random() * MAX_JITTER)
}
