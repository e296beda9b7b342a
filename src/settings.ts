import { z } from 'zod'
import { GATEWAY_PATH, HUGGING_FACE_URL } from './endpoints.ts'
import {
  chatUrlSchema,
  huggingFaceTokenSchema,
  integerSchema,
  onOrOffSchema,
} from './settingSchemas.ts'

export type PageSettings = z.output<typeof pageSchema>

/** `endpoint`: the URL of a chat server, or the path of the gateway. `token`: Hugging Face's. */
export type ChatSettings = PageSettings['chat']

const ENDPOINT_RULE = 'one http(s) URL (host name or IPv4, no @, no spaces), or / for the gateway'
// A Content Security Policy can't name an IPv6 address.
const endpointUrlSchema = chatUrlSchema.refine((url) => !url.includes('//['), ENDPOINT_RULE)
const gatewayPathSchema = z.literal('/').transform(() => GATEWAY_PATH)

export const pageSchema = z
  .object({
    VITE_HF_TOKEN: huggingFaceTokenSchema.optional(),
    VITE_CHAT_ENDPOINT: z
      .union([endpointUrlSchema, gatewayPathSchema], ENDPOINT_RULE)
      .prefault('/'),
    VITE_CHAT_MODEL: z.string('the name of a model').default('mistralai/Mistral-7B-Instruct-v0.3'),
    VITE_CHAT_TIMEOUT: integerSchema(5, 300, 'a number of seconds').default(120),
    VITE_STREAM: onOrOffSchema,
    VITE_RECIPE_OFFER: z
      .enum(['both', 'call-to-action', 'list'], 'both, call-to-action or list')
      .default('both'),
    VITE_SHOW_FAILURES: onOrOffSchema,
  })
  .transform((env) => ({
    chat: {
      endpoint: env.VITE_HF_TOKEN ? HUGGING_FACE_URL : env.VITE_CHAT_ENDPOINT,
      token: env.VITE_HF_TOKEN,
      model: env.VITE_CHAT_MODEL,
      timeoutMs: env.VITE_CHAT_TIMEOUT * 1000,
      stream: env.VITE_STREAM,
    },
    recipeOffer: env.VITE_RECIPE_OFFER,
    /** Whether the recipe area says what failed. The specification requires an empty area. */
    showFailures: env.VITE_SHOW_FAILURES,
  }))
