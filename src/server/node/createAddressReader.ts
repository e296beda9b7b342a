import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { log } from '../log.ts'

const UNCOUNTED_PROXY =
  'X-Forwarded-For is sent, but TRUSTED_PROXIES is 0: behind a proxy, all visitors share one rate limit'

/** Reads the address that the outermost trusted proxy has added, or else the connection's. */
export function createAddressReader(trustedProxies: number) {
  let hasWarned = false
  return ({ headers, socket }: IncomingMessage): string => {
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    if (forwardedFor && !trustedProxies && !hasWarned) {
      hasWarned = true
      log({ type: 'warning', message: UNCOUNTED_PROXY })
    }
    // Each proxy appends the address of its client. Clients can invent the addresses before it.
    const addresses = trustedProxies ? forwardedFor.split(',').slice(-trustedProxies) : []
    const address = removePort(addresses[0] ?? '')
    return isIP(address) ? address : (socket.remoteAddress ?? '')
  }
}

/** Removes what some proxies add: `192.0.2.7:1234`, `[2001:db8::1]:1234`, `[2001:db8::1]`. */
function removePort(address: string): string {
  return address.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
}
