import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { CHAT_PATH, callsGateway, createGateway } from '../server/gateway.ts'
import type { GatewaySettings } from '../server/gatewaySettings.ts'
import { createRateLimiter } from '../server/rateLimiter.ts'
import type { ChatSettings } from '../settings.ts'

/** Mounts the gateway in `vite` and `vite preview`, and prints which chef answers the page's calls. */
export function gatewayPlugin(
  chatSettings: ChatSettings,
  gatewaySettings: GatewaySettings,
): Plugin {
  function mount(server: ViteDevServer | PreviewServer) {
    // All clients share one limit, since they are on this machine.
    const rateLimiter = createRateLimiter(gatewaySettings.callsPerMinute)
    const app = new Hono().use(async (context, next) => {
      context.set('client', 'this machine')
      await next()
      void context.var.upstreamFailure?.then((failure) => {
        if (failure && failure !== 'client left')
          server.config.logger.warn(`The chat server failed: ${failure}`)
      })
    })
    app.route('/', createGateway(chatSettings, gatewaySettings, rateLimiter))
    const listener = getRequestListener(app.fetch)
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]
      return callsGateway(chatSettings) && path === CHAT_PATH ? listener(request, response) : next()
    })
    for (const warning of gatewaySettings.warnings) server.config.logger.warn(warning)
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      server.config.logger.info(`  ➜  Chef:    ${describeChef(chatSettings, gatewaySettings)}`)
    }
  }
  return {
    name: 'gateway',
    // Without CORS headers, other websites can't read the responses.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  }
}

export function describeChef(chatSettings: ChatSettings, { upstream }: GatewaySettings): string {
  if (!callsGateway(chatSettings)) return `${chatSettings.endpoint}, called by the page`
  if (!upstream) return 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'
  return `${new URL(upstream.url).host}, ${upstream.key ? 'with your key' : 'without a key'}`
}
