import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { wholeNumber } from '../settings.ts'

/** The settings of the server on Node. TRUSTED_PROXIES becomes a function that says whether an address is trusted. */
export const serverSchema = z.object({
  // Node wants an IPv6 address without the brackets of a URL.
  HOST: z
    .string()
    .regex(/^[^[\]]+$|^\[[\da-f:]+\]$/i, 'a host name or an address')
    .transform((host) => host.replace(/[[\]]/g, ''))
    .default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535, 'a number').default(8080),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list, { addIssue }) => {
      try {
        const proxies = list.split(/[\s,]/).filter(Boolean)
        // Digits alone would be an address, too: TRUSTED_PROXIES=1 would trust 0.0.0.1.
        if (proxies.every((proxy) => /[.:]|^[a-z]+$/.test(proxy))) return proxyAddr.compile(proxies)
      } catch {}
      addIssue('addresses, subnets, loopback, linklocal or uniquelocal, separated by commas')
      return z.NEVER
    }),
})
