import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { chefEnvironment } from './requireChef.ts'

/** The variables that the server on Node is run with. */
export const serverEnvironment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address of this machine, such as 127.0.0.1 or ::')
    .default('0.0.0.0'),
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'a number up to 65535')
    .default('8080')
    .transform(Number),
  /** Whether an address is that of a proxy whose word on who calls is taken. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list, { addIssue }) => {
      try {
        return proxyAddr.compile(list ? list.split(',').map((address) => address.trim()) : [])
      } catch {
        addIssue('addresses, subnets, loopback, linklocal or uniquelocal, with commas between them')
        return z.NEVER
      }
    }),
  ...chefEnvironment.shape,
})
