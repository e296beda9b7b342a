import type { Plugin } from 'vite'
import { GATEWAY_PATH } from '../endpoints.ts'

/** Loaded by Vite: an edit of the server takes effect at the next call. */
const MODULE = '/src/server/node/developmentGateway.ts'
type Module = typeof import('../server/node/developmentGateway.ts')

export function gatewayPlugin(): Plugin {
  return {
    name: 'gateway',
    async configureServer({ middlewares, ssrLoadModule }) {
      const loadGateway = async () => ((await ssrLoadModule(MODULE)) as Module).getGatewayListener()
      await loadGateway()
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${GATEWAY_PATH}`) return next()
        loadGateway().then((listener) => listener(request, response), next)
      })
    },
  }
}
