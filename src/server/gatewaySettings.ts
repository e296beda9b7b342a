import { z } from 'zod'
import { HUGGING_FACE_ROUTER, onOrOff, serverUrl, token, wholeNumber } from '../settings.ts'

export type GatewaySettings = z.output<typeof gatewaySchema>

/** The URL for chat completions, and the key of that server. Without an upstream the demo chef answers. */
export type Upstream = { url: string; key: string | undefined }

export const gatewaySchema = z
  .object({
    HF_TOKEN: token.optional(),
    CHAT_UPSTREAM: serverUrl.optional(),
    CHAT_UPSTREAM_KEY: token.optional(),
    CHAT_RATE_LIMIT: wholeNumber(1, 9999, 'a number of calls per minute').default(20),
    CHAT_CALLS_AT_ONCE: wholeNumber(1, 9999, 'a number of calls').default(100),
    DEMO_CHEF: onOrOff,
  })
  .transform(({ HF_TOKEN, CHAT_UPSTREAM, CHAT_UPSTREAM_KEY, ...limits }) => {
    const server = new URL(CHAT_UPSTREAM ?? HUGGING_FACE_ROUTER)
    // HF_TOKEN is for Hugging Face only, and often in the shell for other programs.
    const key = (server.origin === HUGGING_FACE_ROUTER && HF_TOKEN) || CHAT_UPSTREAM_KEY
    const upstream: Upstream = { url: completeUrl(server), key }
    return {
      upstream: HF_TOKEN || CHAT_UPSTREAM ? upstream : undefined,
      callsPerMinute: limits.CHAT_RATE_LIMIT,
      callsAtOnce: limits.CHAT_CALLS_AT_ONCE,
      isDemoChefPublic: limits.DEMO_CHEF,
      /** For whoever starts a server. */
      warning: HF_TOKEN && !key ? UNUSED_TOKEN : undefined,
    }
  })

const UNUSED_TOKEN =
  'HF_TOKEN is not sent to CHAT_UPSTREAM: CHAT_UPSTREAM_KEY is the name for the key of that server'

/** Accepts the root of a server, its `/v1`, or the whole URL, each with or without a query. */
function completeUrl(server: URL): string {
  const url = new URL(server)
  const path = url.pathname.replace(/\/+$/, '')
  const root = path.endsWith('/v1') ? path : `${path}/v1`
  url.pathname = path.endsWith('/chat/completions') ? path : `${root}/chat/completions`
  return url.href
}
