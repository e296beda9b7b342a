import { readSettings } from '../settings.ts'
import { createApp } from './app.ts'
import { clientName } from './clientName.ts'
import { gatewaySchema } from './gatewaySettings.ts'

/** The rate limit in wrangler.jsonc; all other bindings are strings: the secrets and variables of the Worker. */
type Bindings = Record<string, string> & {
  RATE_LIMITER: { limit: (call: { key: string }) => Promise<{ success: boolean }> }
}

/** As in wrangler.jsonc. The binding does not say when the next call is allowed. */
const LIMIT_PERIOD_SECONDS = 60

let app: ReturnType<typeof createApp> | undefined

/** The server on Cloudflare Workers. The platform serves the page, and calls this for everything else. */
export default {
  fetch(request: Request, bindings: Bindings) {
    app ??= createWorkerApp(bindings)
    return app.fetch(request)
  },
}

function createWorkerApp({ RATE_LIMITER, ...variables }: Bindings) {
  const [gatewaySettings] = readSettings(variables, gatewaySchema)
  return createApp(__SETTINGS__.chat, gatewaySettings, {
    clientOf: ({ req }) => clientName(req.header('CF-Connecting-IP') ?? ''),
    async rateLimit(context) {
      const { success } = await RATE_LIMITER.limit({ key: context.var.client })
      return success ? 0 : LIMIT_PERIOD_SECONDS
    },
  })
}
