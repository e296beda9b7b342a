import ipaddr from 'ipaddr.js'

/** Names a client by its IPv4 address or its IPv6 /64 network, since one client can use every address in a /64. */
export function nameClient(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])
  return `${network.toString()}/64`
}

/** Whether a host name or address is that of this machine. An IPv6 address may be in brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return (
    /^(.+\.)?localhost$/.test(host) ||
    (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
  )
}
