import { pageSchema, readSettings } from '../settings.ts'
import { toJsonLine } from './accessLog.ts'
import { nameClient } from './addresses.ts'
import { createApp } from './app.ts'
import { gatewaySchema } from './gatewaySettings.ts'

/** The rate limit from wrangler.jsonc, and the Worker's secrets and variables, which are its settings. */
type Bindings = {
  RATE_LIMITER: { limit: (call: { key: string }) => Promise<{ success: boolean }> }
  [name: string]: unknown
}

let app: ReturnType<typeof createApp> | undefined

/** The server on Cloudflare Workers. The platform serves the page, and calls this for everything else. */
export default {
  fetch(request: Request, bindings: Bindings) {
    app ??= createWorkerApp(bindings)
    return app.fetch(request)
  },
}

function createWorkerApp(bindings: Bindings) {
  const [pageSettings, gatewaySettings] = readSettings(bindings, pageSchema, gatewaySchema)
  return createApp(pageSettings.chat, gatewaySettings, {
    log: (line) => console.log(toJsonLine(line)),
    clientOf: ({ req }) => nameClient(req.header('CF-Connecting-IP') ?? ''),
    async rateLimiter(key) {
      const { success } = await bindings.RATE_LIMITER.limit({ key })
      // The period in wrangler.jsonc. The binding does not say when the next call is allowed.
      return success ? 0 : 60
    },
  })
}
