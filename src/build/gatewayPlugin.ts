import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { CHAT_PATH, callsGateway, createGateway } from '../server/gateway.ts'
import type { GatewaySettings } from '../server/gatewaySettings.ts'
import { createRateLimit } from '../server/rateLimit.ts'
import type { ChatSettings } from '../settings.ts'

/** Mounts the gateway in `vite` and `vite preview`, and prints who answers the page. */
export function gatewayPlugin(
  chatSettings: ChatSettings,
  gatewaySettings: GatewaySettings,
): Plugin {
  function mount(server: ViteDevServer | PreviewServer) {
    // All clients share one limit, since they are on this machine.
    const rateLimit = createRateLimit(gatewaySettings.CHAT_RATE_LIMIT, () => '')
    const app = new Hono().use(async (context, next) => {
      await next()
      void context.var.upstreamFailure?.then((failure) => {
        if (failure && failure !== 'client left')
          server.config.logger.warn(`The chat server failed: ${failure}`)
      })
    })
    app.route('/', createGateway(chatSettings, gatewaySettings, rateLimit))
    const listener = getRequestListener(app.fetch)
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]
      return path === CHAT_PATH ? listener(request, response) : next()
    })
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      server.config.logger.info(`  ➜  Chef:    ${whoAnswers(chatSettings, gatewaySettings)}`)
    }
  }
  return {
    name: 'gateway',
    // Only this page may read the responses, no other website.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  }
}

export function whoAnswers(
  chatSettings: ChatSettings,
  { CHAT_UPSTREAM, HF_TOKEN }: GatewaySettings,
): string {
  if (chatSettings.route === 'hugging-face') return 'Hugging Face, called by the page'
  if (!callsGateway(chatSettings)) return `${chatSettings.endpoint}, called by the page`
  const upstream = new URL(CHAT_UPSTREAM).host
  return HF_TOKEN
    ? `${upstream}, with your HF_TOKEN`
    : `the built-in demo chef (set HF_TOKEN to call ${upstream})`
}
