const MINUTE_MS = 60_000

/**
 * Lets each client make at most `callsPerMinute` calls in any 60 seconds. Counts a call, and returns how many seconds
 * its client has to wait first: 0 if none.
 */
export function callLimit(callsPerMinute: number, now = Date.now): (client: string) => number {
  // In the order of each client's last call.
  const callTimes = new Map<string, number[]>()
  return (client) => {
    const time = now()
    const isPast = (call = 0) => call <= time - MINUTE_MS
    const times = (callTimes.get(client) ?? []).filter((call) => !isPast(call))
    const [oldest = 0] = times
    if (times.length >= callsPerMinute) return Math.ceil((oldest + MINUTE_MS - time) / 1000)

    callTimes.delete(client)
    callTimes.set(client, [...times, time])
    for (const [other, others] of callTimes) {
      if (!isPast(others.at(-1))) break
      callTimes.delete(other)
    }
    return 0
  }
}
