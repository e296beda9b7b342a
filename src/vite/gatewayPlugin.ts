import type { Plugin } from 'vite'
import { SERVER_PATHS } from '../endpoints.ts'
import { surviveFetchErrors } from '../server/node/surviveFetchErrors.ts'

/** Loaded by Vite: an edit of the server takes effect at the next call. */
const GATEWAY_MODULE = '/src/server/node/developmentGateway.ts'
type Module = typeof import('../server/node/developmentGateway.ts')

export function gatewayPlugin(): Plugin {
  return {
    name: 'gateway',
    async configureServer({ httpServer, middlewares, ssrLoadModule }) {
      const loadGateway = async () =>
        ((await ssrLoadModule(GATEWAY_MODULE)) as Module).getGatewayListener()
      // At once, so that an invalid setting ends the command.
      await loadGateway()
      // Vite restarts in the same process.
      const stopSurviving = surviveFetchErrors()
      httpServer?.once('close', stopSurviving)
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!SERVER_PATHS.includes(path)) return next()
        loadGateway().then((listener) => listener(request, response), next)
      })
    },
  }
}
