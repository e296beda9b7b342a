import * as ip from 'hono/utils/ipaddr'

const MINUTE_MS = 60_000
/** A household usually gets a /56, and may use any address in it. */
const HOST_BITS = 128n - 56n
/** What stands before an IPv4 address in IPv6: `::ffff:` on a socket for both, `64:ff9b::` behind NAT64. */
const IPV4_PREFIXES = [0xffffn, 0x64ff9bn << 64n]

/** The name of a client in the rate limit and the log: an IPv4 address, or the network of an IPv6 address. */
export function nameClient(address: string): string {
  if (!address.includes(':')) return address
  const bits = ip.convertIPv6ToBinary(address.replace(/%.*/, ''))
  if (IPV4_PREFIXES.includes(bits >> 32n)) return ip.convertIPv4BinaryToString(bits & 0xffff_ffffn)
  return `${ip.convertIPv6BinaryToString((bits >> HOST_BITS) << HOST_BITS)}/56`
}

/** Allows each client `callsPerMinute` calls per window of one minute. All clients share the window. */
export function createRateLimit(callsPerMinute: number) {
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
