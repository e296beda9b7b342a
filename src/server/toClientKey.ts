import * as ip from 'hono/utils/ipaddr'

/** A household usually gets a /56, and may use any address in it. */
const HOST_BITS = 128n - 56n

/** What identifies a client: its IPv4 address, or the network of its IPv6 address. */
export function toClientKey(address: string): string {
  // A dual-stack socket writes IPv4 addresses as "::ffff:192.0.2.1". A zone may follow: "%eth0".
  const plain = address.replace(/%.*/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!plain.includes(':')) return plain
  const bits = ip.convertIPv6ToBinary(plain)
  return `${ip.convertIPv6BinaryToString((bits >> HOST_BITS) << HOST_BITS)}/56`
}
