import { z } from 'zod'
import { HUGGING_FACE, onOrOffSchema, tokenSchema, urlSchema, wholeNumber } from '../settings.ts'
import { isLoopback } from './addresses.ts'

export type GatewaySettings = z.output<typeof gatewaySchema>

/** The URL for chat completions, and the server's key. Without an upstream, the demo chef replies. */
export type Upstream = { url: string; key: string | undefined }

export const gatewaySchema = z
  .object({
    HF_TOKEN: tokenSchema.optional(),
    CHAT_UPSTREAM: urlSchema.optional(),
    CHAT_UPSTREAM_KEY: tokenSchema.optional(),
    CHAT_RATE_LIMIT: wholeNumber(1, 9999, 'a number of calls per minute').default(20),
    CHAT_CALLS_AT_ONCE: wholeNumber(1, 9999, 'a number of calls').default(100),
    DEMO_CHEF: onOrOffSchema,
  })
  .transform(({ HF_TOKEN, CHAT_UPSTREAM, CHAT_UPSTREAM_KEY, ...env }) => {
    const server = new URL(CHAT_UPSTREAM ?? HUGGING_FACE)
    // HF_TOKEN is for Hugging Face only. Many developers have it in their shell for other programs.
    const key = (server.origin === HUGGING_FACE && HF_TOKEN) || CHAT_UPSTREAM_KEY
    const upstream: Upstream = { url: completeUrl(server), key }
    return {
      upstream: HF_TOKEN || CHAT_UPSTREAM ? upstream : undefined,
      callsPerMinute: env.CHAT_RATE_LIMIT,
      callsAtOnce: env.CHAT_CALLS_AT_ONCE,
      isDemoChefPublic: env.DEMO_CHEF,
      /** Printed when a server starts. */
      warnings: [
        ...(HF_TOKEN && !key ? [UNUSED_TOKEN] : []),
        ...(key && server.protocol === 'http:' && !isLoopback(server.hostname)
          ? [KEY_IN_CLEAR]
          : []),
      ],
    }
  })

const UNUSED_TOKEN =
  'HF_TOKEN is not sent to CHAT_UPSTREAM: if that server needs a key, set CHAT_UPSTREAM_KEY'

const KEY_IN_CLEAR =
  'The key for CHAT_UPSTREAM is sent without encryption: use https, unless you trust the network'

/** Accepts the root of a server, its `/v1`, or the full URL, each with or without a query. */
function completeUrl(server: URL): string {
  const url = new URL(server)
  const path = url.pathname.replace(/\/+$/, '')
  const root = path.endsWith('/v1') ? path : `${path}/v1`
  url.pathname = path.endsWith('/chat/completions') ? path : `${root}/chat/completions`
  return url.href
}
