import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts a client's calls in this process, and resolves to how many seconds it has to wait before the next: 0 if none. */
export function callLimit(callsPerMinute: number): (client: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 })
  return async (client) => {
    try {
      await limiter.consume(client)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
      throw refusal
    }
  }
}
