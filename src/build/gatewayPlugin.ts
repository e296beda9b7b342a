import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { asksGateway } from '../server/asksGateway.ts'
import { callLimit } from '../server/callLimit.ts'
import { CHAT_PATH, createGateway } from '../server/gateway.ts'
import type { GatewaySettings } from '../server/gatewaySettings.ts'
import type { ChatSettings } from '../settings.ts'

/** Mounts the gateway in `vite` and `vite preview`, and prints at their start who answers the page. */
export function gatewayPlugin(page: ChatSettings, gateway: GatewaySettings): Plugin {
  function mount(server: ViteDevServer | PreviewServer) {
    const limit = callLimit(gateway.callsPerMinute)
    const secondsToWait = (context: Context) => limit(getConnInfo(context).remote.address ?? '')
    const app = new Hono().use(async (context, next) => {
      await next()
      void Promise.resolve(context.var.streamEnd).then(() => {
        const { upstreamFailure: failure } = context.var
        if (failure) server.config.logger.warn(`The chat server failed: ${JSON.stringify(failure)}`)
      })
    })
    const listener = getRequestListener(
      app.route('/', createGateway(gateway, page, secondsToWait)).fetch,
    )
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]
      return path === CHAT_PATH ? listener(request, response) : next()
    })
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      server.config.logger.info(`  ➜  Chef:    ${whoAnswers(page, gateway)}`)
    }
  }
  return {
    name: 'gateway',
    // It serves this page and not the world, so no other page may read its answers.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  }
}

export function whoAnswers(page: ChatSettings, gateway: GatewaySettings): string {
  if (page.route === 'hugging-face')
    return 'Hugging Face, asked by the page itself (unset VITE_HF_TOKEN to go through this server)'
  if (!asksGateway(page))
    return `${page.endpoint}, asked by the page itself (unset VITE_CHAT_ENDPOINT to go through this server)`
  const upstream = new URL(gateway.url).host
  return gateway.token
    ? `${upstream}, with your HF_TOKEN (unset it for the built-in demo chef)`
    : `the built-in demo chef (set HF_TOKEN to ask ${upstream})`
}
