import type { Plugin } from 'vite'

/** Loaded by Vite: an edit of the server takes effect at the next call. */
const MODULE = '/src/server/node/developmentGateway.ts'
type Module = typeof import('../server/node/developmentGateway.ts')

/** The paths that the server answers. Vite answers all others. */
const SERVER_PATHS = /^\/(?:v1\/|healthz\b)/

export function gatewayPlugin(): Plugin {
  return {
    name: 'gateway',
    async configureServer({ middlewares, ssrLoadModule }) {
      const loadGateway = async () => ((await ssrLoadModule(MODULE)) as Module).getGatewayListener()
      await loadGateway()
      middlewares.use((request, response, next) => {
        if (!SERVER_PATHS.test(request.url ?? '')) return next()
        loadGateway().then((listener) => listener(request, response), next)
      })
    },
  }
}
