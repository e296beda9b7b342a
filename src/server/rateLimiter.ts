/** Counts a call, and returns how many seconds its client has to wait: 0 if the call is allowed. */
export type RateLimiter = (client: string) => number | Promise<number>

const MINUTE_MS = 60_000

/** Allows each client `callsPerMinute` calls per window of one minute. All clients share the window. */
export function createRateLimiter(
  callsPerMinute: number,
  now = () => performance.now(),
): RateLimiter {
  let windowStart = now()
  let calls = new Map<string, number>()
  return (client) => {
    if (now() >= windowStart + MINUTE_MS) {
      windowStart = now()
      calls = new Map()
    }
    const count = (calls.get(client) ?? 0) + 1
    calls.set(client, count)
    return count > callsPerMinute ? Math.ceil((windowStart + MINUTE_MS - now()) / 1000) : 0
  }
}
