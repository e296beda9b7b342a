import ipaddr from 'ipaddr.js'

/** Names a client by its address. An IPv6 client is its /64, since one client can use all addresses in it. */
export function nameClient(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])
  return `${network.toString()}/64`
}

/** Some proxies write `192.0.2.7:1234`, `[2001:db8::1]:1234` or `[2001:db8::1]` into X-Forwarded-For. */
export function removePorts(forwardedFor: string): string {
  return forwardedFor.replace(/\[([^[\]]+)\](:\d+)?/g, '$1').replace(/(\.\d+):\d+/g, '$1')
}
