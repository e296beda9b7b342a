import type { ExecutionContext } from 'hono'
import { readSettings } from '../readSettings.ts'
import { createServerApp } from './serverApp.ts'
import { gatewaySchema } from './settings.ts'
import { toClientKey } from './toClientKey.ts'

/** `RATE_LIMITER` is the rate limit. The others are the settings: secrets and variables. */
type Bindings = {
  RATE_LIMITER: { limit: (options: { key: string }) => Promise<{ success: boolean }> }
  [name: string]: unknown
}

let app: ReturnType<typeof createServerApp> | undefined

/** The server on Cloudflare Workers. The platform serves the page, and calls this for the rest. */
export default {
  fetch(request: Request, bindings: Bindings, execution: ExecutionContext) {
    // If this throws, the platform logs the SettingsError, and answers 500 without its message.
    app ??= createWorkerApp(bindings)
    return app.fetch(request, bindings, execution)
  },
}

function createWorkerApp(bindings: Bindings) {
  return createServerApp(readSettings(bindings, gatewaySchema), {
    identifyClient: ({ req }) => toClientKey(req.header('CF-Connecting-IP') ?? ''),
    exposedBy: 'Cloudflare',
    runningCalls: new Set(),
    waitUntil: ({ executionCtx }, work) => executionCtx.waitUntil(work),
    async checkRateLimit(client) {
      const { success } = await bindings.RATE_LIMITER.limit({ key: client })
      // The binding does not say when the next request is allowed: its period is 60 s.
      return success ? undefined : 60
    },
  })
}
