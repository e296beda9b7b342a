import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import { nameClient } from './nameClient.ts'

/** Names the client of a request: the address before the trusted proxies in X-Forwarded-For. */
export function findClient(
  incoming: IncomingMessage,
  isTrustedProxy: (address: string, index: number) => boolean,
): string {
  const { headers } = incoming
  headers['x-forwarded-for'] = removePorts(String(headers['x-forwarded-for'] ?? ''))
  return nameClient(proxyAddr(incoming, isTrustedProxy) ?? '')
}

/** Some proxies write `192.0.2.7:1234`, `[2001:db8::1]:1234` or `[2001:db8::1]`. */
function removePorts(forwardedFor: string): string {
  return forwardedFor.replace(/\[([^[\]]+)\](:\d+)?/g, '$1').replace(/(\.\d+):\d+/g, '$1')
}
