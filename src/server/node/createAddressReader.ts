import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { log } from '../log.ts'

const UNCOUNTED_PROXY =
  'X-Forwarded-For is sent, but TRUSTED_PROXIES is 0: behind a proxy, all visitors share one rate limit'

/** Returns a function that reads a client's address: what the outermost trusted proxy added, or else the connection's. */
export function createAddressReader(trustedProxies: number) {
  let hasWarned = false
  return ({ headers, socket }: IncomingMessage): string => {
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    if (forwardedFor && !trustedProxies && !hasWarned) {
      hasWarned = true
      log({ type: 'warning', message: UNCOUNTED_PROXY })
    }
    // Each proxy appends the address that it was called from. Clients may invent what stands before these.
    const added = trustedProxies ? forwardedFor.split(',').slice(-trustedProxies) : []
    const address = removePort(added[0] ?? '')
    return isIP(address) ? address : (socket.remoteAddress ?? '')
  }
}

/** Removes the port and brackets that some proxies write: `192.0.2.7:1234`, `[2001:db8::1]:1234`, `[2001:db8::1]`. */
function removePort(address: string): string {
  return address.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
}
