import { z } from 'zod'
import { HUGGING_FACE_ROUTER, onOrOff, serverUrl, token, wholeNumber } from '../settings.ts'

/** What the gateway calls: a URL for chat completions, and the key for that server, if it needs one. */
export type Upstream = { url: string; key: string | undefined }

/** Without an upstream the demo chef answers. `npm run serve` and Workers also need DEMO_CHEF=on for that. */
export type GatewaySettings = {
  upstream: Upstream | undefined
  callsPerMinute: number
  callsAtOnce: number
  isDemoChefPublic: boolean
  /** A sentence for whoever starts the server. */
  warning: string | undefined
}

export const gatewaySchema = z
  .object({
    HF_TOKEN: token().optional(),
    CHAT_UPSTREAM: serverUrl().optional(),
    CHAT_UPSTREAM_KEY: token().optional(),
    CHAT_RATE_LIMIT: wholeNumber(1, 9999, 'a number of calls per minute').default(20),
    CHAT_CALLS_AT_ONCE: wholeNumber(1, 9999, 'a number of calls').default(100),
    DEMO_CHEF: onOrOff(),
  })
  .transform((env): GatewaySettings => {
    const server = new URL(env.CHAT_UPSTREAM ?? HUGGING_FACE_ROUTER)
    // HF_TOKEN is for Hugging Face only, and often in the shell for other programs.
    const token = server.origin === HUGGING_FACE_ROUTER ? env.HF_TOKEN : undefined
    const key = token ?? env.CHAT_UPSTREAM_KEY
    const hasUpstream = env.CHAT_UPSTREAM || env.HF_TOKEN
    return {
      upstream: hasUpstream ? { url: completeUrl(server), key } : undefined,
      callsPerMinute: env.CHAT_RATE_LIMIT,
      callsAtOnce: env.CHAT_CALLS_AT_ONCE,
      isDemoChefPublic: env.DEMO_CHEF,
      warning: env.HF_TOKEN && !key ? UNUSED_TOKEN : undefined,
    }
  })

const UNUSED_TOKEN =
  'HF_TOKEN is not sent to CHAT_UPSTREAM: CHAT_UPSTREAM_KEY is the name for the key of that server'

/** Accepts the root of a server, its `/v1`, or the whole URL, each with or without a query. */
function completeUrl(server: URL): string {
  const path = server.pathname.replace(/\/+$/, '')
  const url = new URL(server)
  if (path.endsWith('/chat/completions')) url.pathname = path
  else url.pathname = `${path.endsWith('/v1') ? path : `${path}/v1`}/chat/completions`
  return url.href
}
