import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { wholeNumber } from '../settings.ts'

/** The settings of the server on Node. TRUSTED_PROXIES becomes a function that says whether an address is trusted. */
export const serverSchema = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535, 'a number').default(8080),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list, { addIssue }) => {
      try {
        return proxyAddr.compile(list.split(/[\s,]/).filter(Boolean))
      } catch {
        addIssue('addresses, subnets, loopback, linklocal or uniquelocal, separated by commas')
        return z.NEVER
      }
    }),
})
