import { z } from 'zod'
import { HUGGING_FACE_URL } from '../endpoints.ts'
import {
  chatUrlSchema,
  huggingFaceTokenSchema,
  integerSchema,
  onOrOffSchema,
  secretSchema,
} from '../settingSchemas.ts'
import { pageSchema } from '../settings.ts'

export type GatewaySettings = z.output<typeof gatewaySchema>

/** Shorter than 8 characters, or a version that begins with a date, such as Azure's */
const NOT_A_KEY = /^(?:.{0,7}$|\d{4}-\d\d-\d\d)/

export type Upstream = NonNullable<GatewaySettings['upstream']>

/** Includes the page's settings: the gateway uses their model and timeout. */
export const gatewaySchema = pageSchema.and(
  z
    .object({
      HF_TOKEN: huggingFaceTokenSchema.optional(),
      CHAT_UPSTREAM: chatUrlSchema.optional(),
      CHAT_UPSTREAM_KEY: secretSchema.optional(),
      CHAT_RATE_LIMIT: integerSchema(1, 9999, 'a number of requests per minute').default(20),
      CHAT_CALLS_AT_ONCE: integerSchema(1, 9999, 'a number of calls').default(100),
      DEMO_CHEF: onOrOffSchema,
    })
    .transform(({ HF_TOKEN, CHAT_UPSTREAM, CHAT_UPSTREAM_KEY, ...env }) => {
      const url = CHAT_UPSTREAM ?? HUGGING_FACE_URL
      const { origin, searchParams } = new URL(url)
      // For Hugging Face only: many developers have HF_TOKEN in their shell.
      const isHuggingFace = origin === new URL(HUGGING_FACE_URL).origin
      const key = (isHuggingFace && HF_TOKEN) || CHAT_UPSTREAM_KEY
      const querySecrets = [...searchParams.values()].filter((value) => !NOT_A_KEY.test(value))
      return {
        upstream: HF_TOKEN || CHAT_UPSTREAM ? { url, key } : undefined,
        /** What the log hides. */
        secrets: key ? [key, ...querySecrets] : querySecrets,
        requestsPerMinute: env.CHAT_RATE_LIMIT,
        maxRunningCalls: env.CHAT_CALLS_AT_ONCE,
        isDemoChefPublic: env.DEMO_CHEF,
      }
    }),
)

const PORT_RULE = 'a number from 0 to 65535, or the path of a pipe or socket'
/** A named pipe of Windows, which Azure and IIS set, or the path of a Unix socket. */
const pipeSchema = z.string().regex(/^(\\\\[.?]\\pipe\\|\/)./, PORT_RULE)

/** The settings of the server on Node. */
export const serverSchema = gatewaySchema.and(
  z
    .object({
      HOST: z.string('the address to listen on').optional(),
      PORT: z.union([integerSchema(0, 65_535, 'a number'), pipeSchema], PORT_RULE).default(3000),
      TRUSTED_PROXIES: integerSchema(0, 9, 'a number of proxies').default(0),
    })
    .transform(({ HOST, PORT, TRUSTED_PROXIES }) => ({
      // Node expects an IPv6 address without the brackets of a URL.
      host: HOST?.replace(/[[\]]/g, '') || undefined,
      port: PORT,
      trustedProxies: TRUSTED_PROXIES,
    })),
)

export type ServerSettings = z.output<typeof serverSchema>
