import ipaddr from 'ipaddr.js'

/** One client, whose address some proxies write with its port: an IPv4 address, or the /64 that an IPv6 one is in. */
export function clientOf(address: string): string {
  const [, host = address] =
    address.match(/^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/)?.filter(Boolean) ?? []
  if (!ipaddr.isValid(host)) return host
  const parsed = ipaddr.process(host)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])
  return `${network.toString()}/64`
}
