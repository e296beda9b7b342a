import ipaddr from 'ipaddr.js'

/** Names a client by its address. An IPv6 client is its /64, since one client can use all addresses in it. */
export function nameClient(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])
  return `${network.toString()}/64`
}
