import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { wholeNumber } from '../../settings.ts'

const HOST = /^[^[\]]+$|^\[[\da-f:]+\]$/i

/** The addresses become a function that says whether one is trusted. */
const trustedProxiesSchema = z.string().transform((list, { addIssue }) => {
  const proxies = list.split(/[\s,]/).filter(Boolean)
  try {
    // Digits alone are also an address: TRUSTED_PROXIES=1 would trust 0.0.0.1.
    if (proxies.every((proxy) => /[.:]|^[a-z]+$/.test(proxy))) return proxyAddr.compile(proxies)
  } catch {}
  addIssue('addresses, subnets, loopback, linklocal or uniquelocal, separated by commas')
  return z.NEVER
})

export const serverSchema = z
  .object({
    HOST: z
      .string()
      .regex(HOST, 'a host name or an address')
      // Node expects an IPv6 address without the brackets of a URL.
      .transform((host) => host.replace(/[[\]]/g, ''))
      .optional(),
    PORT: wholeNumber(0, 65_535, 'a number').default(3000),
    TRUSTED_PROXIES: trustedProxiesSchema.optional(),
  })
  .transform(({ HOST: host, PORT: port, TRUSTED_PROXIES: isTrusted }) => ({
    host,
    port,
    isTrusted,
  }))
