import type { ListenOptions } from 'node:net'
import { cleanValue } from '../../readSettings.ts'
import { isLoopback } from '../isLoopback.ts'
import type { ServerSettings } from '../settings.ts'

type Address = {
  options: ListenOptions
  /** The address in words, with the settings that it comes from. */
  description: string
  /** The setting that lets other machines call the server, if they can. */
  exposedBy?: string | undefined
}

/** Chooses where the server listens: on this machine only, unless a setting says otherwise. */
export function chooseAddress(settings: ServerSettings, processEnv: NodeJS.ProcessEnv): Address {
  const { port, trustedProxies } = settings
  // A pipe always has a proxy in front.
  if (typeof port === 'string')
    return { options: { path: port }, description: `PORT=${port}`, exposedBy: `PORT=${port}` }
  // A PaaS sets PORT and expects 0.0.0.0. Elsewhere, others must not use a developer's key.
  const host = settings.host ?? (cleanValue(processEnv.PORT) ? '0.0.0.0' : '127.0.0.1')
  const listenSetting = settings.host ? `HOST=${host}` : 'PORT in the environment'
  // A proxy on this machine lets other machines in.
  const proxySetting = trustedProxies ? `TRUSTED_PROXIES=${trustedProxies}` : undefined
  return {
    options: { host, port },
    description: `HOST=${host} and PORT=${port}`,
    exposedBy: isLoopback(host) ? proxySetting : listenSetting,
  }
}
