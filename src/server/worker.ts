import type { StatusCode } from 'hono/utils/http-status'
import { readEnvironment, SettingsError } from '../environment.ts'
import { createApp } from './app.ts'
import { builtPage } from './builtPage.ts'
import { clientOf } from './clientOf.ts'
import { gatewayEnvironment, gatewaySettings } from './gatewaySettings.ts'
import { chefEnvironment, requireChef } from './requireChef.ts'

type Fetcher = { fetch: (request: Request) => Promise<Response> }
type RateLimiter = { limit: (call: { key: string }) => Promise<{ success: boolean }> }

/** What wrangler.jsonc binds, and the secret HF_TOKEN. */
type Bindings = {
  ASSETS: Fetcher
  RATE_LIMITER: RateLimiter
  HF_TOKEN?: string
  CHAT_UPSTREAM?: string
  DEMO_CHEF?: string
}

/** As in wrangler.jsonc. The binding says only yes or no, so a client that is refused is told to wait all of it. */
const LIMIT_PERIOD_SECONDS = 60

/** The server on Cloudflare Workers. */
export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    try {
      return appOf(bindings).fetch(request, bindings)
    } catch (error) {
      console.error(error instanceof SettingsError ? error.message : String(error))
      return new Response('This server is not set up yet; its log says what is missing.', {
        status: 500,
      })
    }
  },
}

let app: ReturnType<typeof createApp> | undefined

/** Made once: the bindings are the same for all requests that an isolate serves. */
function appOf({ ASSETS, RATE_LIMITER, ...variables }: Bindings) {
  if (app) return app
  const read = readEnvironment(variables, gatewayEnvironment.safeExtend(chefEnvironment.shape))
  const gateway = gatewaySettings(read)
  requireChef(builtPage.chat, gateway, read)
  app = createApp(builtPage, gateway, {
    files: async (context) => {
      const file = await ASSETS.fetch(context.req.raw)
      if (file.status === 404) return undefined
      const status = file.status as StatusCode
      return context.newResponse(file.body, status, Object.fromEntries(file.headers))
    },
    clientOf: ({ req }) => clientOf(req.header('CF-Connecting-IP') ?? ''),
    secondsToWait: async (key) => {
      const { success } = await RATE_LIMITER.limit({ key })
      return success ? 0 : LIMIT_PERIOD_SECONDS
    },
    answerEnd: async () => undefined,
  })
  return app
}
