import { readSettings } from '../settings.ts'
import { nameClient } from './clients.ts'
import { createServerApp } from './serverApp.ts'
import { gatewaySchema } from './settings.ts'

/** The rate limit from wrangler.jsonc, and the Worker's secrets and variables, which are its settings. */
type Bindings = {
  RATE_LIMITER: { limit: (call: { key: string }) => Promise<{ success: boolean }> }
  [name: string]: unknown
}

let app: ReturnType<typeof createServerApp> | undefined

/** The server on Cloudflare Workers. The platform serves the page, and calls this for everything else. */
export default {
  fetch(request: Request, bindings: Bindings) {
    // If this throws, the platform logs the SettingsError, and answers 500 without its message.
    app ??= createWorkerApp(bindings)
    return app.fetch(request)
  },
}

function createWorkerApp(bindings: Bindings) {
  return createServerApp(readSettings(bindings, gatewaySchema), {
    readClient: ({ req }) => nameClient(req.header('CF-Connecting-IP') ?? ''),
    isForThisMachine: false,
    async countCall(client) {
      const { success } = await bindings.RATE_LIMITER.limit({ key: client })
      // The period in wrangler.jsonc. The binding does not say when the next call is allowed.
      return success ? 0 : 60
    },
  })
}
