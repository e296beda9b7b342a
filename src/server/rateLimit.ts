/** Counts a call, and returns how many seconds its client has to wait: 0 if the call is allowed. */
export type CountCall = (client: string) => number | Promise<number>

const MINUTE_MS = 60_000

/** Allows each client `callsPerMinute` calls per window of one minute. All clients share the window. */
export function createRateLimit(callsPerMinute: number): CountCall {
  const calls = new Map<string, number>()
  let windowEnd = 0
  return (client) => {
    const now = performance.now()
    if (now >= windowEnd) {
      windowEnd = now + MINUTE_MS
      calls.clear()
    }
    const count = (calls.get(client) ?? 0) + 1
    calls.set(client, count)
    return count > callsPerMinute ? Math.ceil((windowEnd - now) / 1000) : 0
  }
}
