import { convertIPv6BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr'

const MINUTE_MS = 60_000
/** A household usually gets a /56, and may use any address in it. */
const HOST_BITS = 128n - 56n

/** Names a client by its IPv4 address or its IPv6 /56 network. */
export function nameClient(address: string): string {
  if (!address.includes(':')) return address
  const bits = convertIPv6ToBinary(address.replace(/%.*/, ''))
  const network = convertIPv6BinaryToString((bits >> HOST_BITS) << HOST_BITS)
  const isIPv4 = bits >> 32n === 0xffffn
  return isIPv4 ? convertIPv6BinaryToString(bits).slice('::ffff:'.length) : `${network}/56`
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
