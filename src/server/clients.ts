import * as ip from 'hono/utils/ipaddr'

const MINUTE_MS = 60_000
/** A household usually gets a /56, and may use any address in it. */
const HOST_BITS = 128n - 56n

/** The name of a client in the rate limit and the log: an IPv4 address, or the network of an IPv6 address. */
export function nameClient(address: string): string {
  // A dual-stack socket writes IPv4 addresses as "::ffff:192.0.2.1".
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '')
  if (!plain.includes(':')) return plain
  const bits = ip.convertIPv6ToBinary(plain.replace(/%.*/, ''))
  return `${ip.convertIPv6BinaryToString((bits >> HOST_BITS) << HOST_BITS)}/56`
}

/** Makes a `countCall` (platform.ts): `callsPerMinute` for each client, in windows of a minute that all clients share. */
export function createCallCounter(callsPerMinute: number) {
  const calls = new Map<string, number>()
  let windowEnd = 0
  return (client: string): number => {
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
