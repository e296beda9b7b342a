import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Log } from '../logLine.ts'

type IsTrusted = (address: string, hops: number) => boolean

const UNTRUSTED =
  'sends X-Forwarded-For, but is not in TRUSTED_PROXIES: if it is a proxy, all its visitors share one rate limit'

/** Returns a function that reads the client's address: the one that a trusted proxy sends, or the connection's. */
export function createAddressReader(log: Log, isTrusted: IsTrusted = () => false) {
  let hasWarned = false
  return (incoming: IncomingMessage): string => {
    const { headers, socket } = incoming
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    if (forwardedFor && !hasWarned && !isTrusted(socket.remoteAddress ?? '', 0)) {
      hasWarned = true
      log({ warning: `${socket.remoteAddress} ${UNTRUSTED}` })
    }
    headers['x-forwarded-for'] = removePorts(forwardedFor)
    return proxyAddr(incoming, isTrusted)
  }
}

/** Removes the ports and brackets that some proxies write: `192.0.2.7:1234`, `[2001:db8::1]:1234`, `[2001:db8::1]`. */
export function removePorts(forwardedFor: string): string {
  return forwardedFor.replace(/\[([^[\]]+)\](:\d+)?/g, '$1').replace(/(\.\d+):\d+/g, '$1')
}
