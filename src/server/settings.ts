import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { type Environment, readEnvironment } from '../environment.ts'
import { chefEnvironment } from './requireChef.ts'

export type ServerSettings = {
  host: string
  port: number
  /** Whether an address is that of a proxy whose word on who calls is taken. */
  isTrustedProxy: (address: string, index: number) => boolean
  /** Whether the demo chef may answer the world. */
  demoChef: boolean
}

const serverEnvironment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address of this machine, such as 127.0.0.1 or ::')
    .default('0.0.0.0'),
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'a number up to 65535')
    .default('8080'),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(
      (addresses) => canCompile(addresses),
      'addresses, subnets, loopback, linklocal or uniquelocal, with commas between them',
    )
    .default([]),
  ...chefEnvironment.shape,
})

/** Reads from a server's environment what concerns the server itself; throws SettingsError. Pure. */
export function parseServerSettings(env: Environment): ServerSettings {
  const { HOST, PORT, TRUSTED_PROXIES, DEMO_CHEF } = readEnvironment(env, serverEnvironment)
  return {
    host: HOST,
    port: Number(PORT),
    isTrustedProxy: proxyAddr.compile(TRUSTED_PROXIES),
    demoChef: DEMO_CHEF,
  }
}

function canCompile(addresses: string[]): boolean {
  try {
    proxyAddr.compile(addresses)
    return true
  } catch {
    return false
  }
}
