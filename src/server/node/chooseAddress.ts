import type { ListenOptions } from 'node:net'
import { isLoopback, type ServerSettings } from '../settings.ts'

type Address = {
  options: ListenOptions
  /** The address in words, with the settings that it comes from. */
  description: string
  /** The setting that lets other machines call the server, if they can. */
  openedBy?: string | undefined
}

/** Chooses where the server listens: on this machine only, unless a setting says otherwise. */
export function chooseAddress(settings: ServerSettings, environment: NodeJS.ProcessEnv): Address {
  const { HOST, PORT, TRUSTED_PROXIES } = settings
  // Whoever sets a pipe has a proxy that calls it.
  if (typeof PORT === 'string')
    return { options: { path: PORT }, description: `PORT=${PORT}`, openedBy: `PORT=${PORT}` }
  // A PaaS sets PORT and expects 0.0.0.0. Elsewhere, a developer's key must not serve the network.
  const host = HOST ?? (environment.PORT?.trim() ? '0.0.0.0' : '127.0.0.1')
  const opening = HOST ? `HOST=${HOST}` : 'PORT in the environment'
  const proxies = TRUSTED_PROXIES ? `TRUSTED_PROXIES=${TRUSTED_PROXIES}` : undefined
  return {
    options: { host, port: PORT },
    description: `HOST=${host} and PORT=${PORT}`,
    openedBy: isLoopback(host) ? proxies : opening,
  }
}
