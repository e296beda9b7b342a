import { z } from 'zod'

declare global {
  /** Built into the page, where anyone can read them. */
  const __SETTINGS__: PageSettings
}

export type PageSettings = z.output<typeof pageSchema>

/** `endpoint`: the URL of a chat server, or the path of the gateway. `token`: Hugging Face's. */
export type ChatSettings = PageSettings['chat']

export const HUGGING_FACE_URL = 'https://router.huggingface.co/v1/chat/completions'

/** The path of the gateway, relative to the page: the page works in any folder of a host. */
export const GATEWAY_PATH = 'v1/chat/completions'

/** What a Content Security Policy must allow the page to call. */
export const connectSourceOf = (endpoint: string) =>
  endpoint === GATEWAY_PATH ? "'self'" : new URL(endpoint).origin

// Each message completes the sentence "NAME must be …".

export const onOrOffSchema = z
  .stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive', error: 'on or off' })
  .default(false)

export const secretSchema = z
  .string()
  .regex(/^[!-~]+$/, 'plain ASCII without spaces: copy all of it')

export const huggingFaceTokenSchema = secretSchema.startsWith('hf_', 'a token that starts with hf_')

/** The root of a server, its `/v1`, or the full URL. Becomes the full URL, with its query. */
export const chatUrlSchema = z
  .string()
  // fetch quotes a password in its error. A space means that two settings stand on one line.
  .regex(/^[^@\s]*$/, 'one URL, without spaces, a password or another @')
  .pipe(z.url({ protocol: /^https?$/, error: 'the http(s) URL of an OpenAI-compatible server' }))
  .transform((server) => {
    const url = new URL(server)
    const path = url.pathname.replace(/\/+$/, '')
    const root = path.endsWith('/v1') ? path : `${path}/v1`
    url.pathname = path.endsWith('/chat/completions') ? path : `${root}/chat/completions`
    return url.href
  })

export function integerSchema(min: number, max: number, noun: string) {
  const message = `${noun} from ${min} to ${max}`
  const digits = z.coerce.string().regex(/^\d{1,9}$/, message)
  return digits.transform(Number).pipe(z.number().min(min, message).max(max, message))
}

const ENDPOINT_RULE = 'one http(s) URL (host name or IPv4, no @, no spaces), or / for the gateway'
// A Content Security Policy can't name an IPv6 address.
const endpointUrlSchema = chatUrlSchema.refine((url) => !url.includes('//['), ENDPOINT_RULE)
const ownGatewaySchema = z.literal('/').transform(() => GATEWAY_PATH)

export const pageSchema = z
  .object({
    VITE_HF_TOKEN: huggingFaceTokenSchema.optional(),
    VITE_CHAT_ENDPOINT: z.union([endpointUrlSchema, ownGatewaySchema], ENDPOINT_RULE).prefault('/'),
    VITE_CHAT_MODEL: z.string().default('mistralai/Mistral-7B-Instruct-v0.3'),
    VITE_CHAT_TIMEOUT: integerSchema(5, 300, 'a number of seconds').default(120),
    VITE_STREAM: onOrOffSchema,
    VITE_RECIPE_OFFER: z
      .enum(['both', 'call-to-action', 'list'], 'both, call-to-action or list')
      .default('both'),
    VITE_SHOW_FAILURES: onOrOffSchema,
  })
  .transform(({ VITE_HF_TOKEN: token, VITE_CHAT_ENDPOINT: endpoint, ...env }) => ({
    chat: {
      endpoint: token ? HUGGING_FACE_URL : endpoint,
      token,
      model: env.VITE_CHAT_MODEL,
      timeoutMs: env.VITE_CHAT_TIMEOUT * 1000,
      stream: env.VITE_STREAM,
    },
    recipeOffer: env.VITE_RECIPE_OFFER,
    /** Whether the recipe area says what failed. The specification requires an empty area. */
    showFailures: env.VITE_SHOW_FAILURES,
  }))

/** Reads settings. The SettingsError names every problem, but no value: it may be a token. */
export function readSettings<Settings>(env: object, schema: z.ZodType<Settings>): Settings {
  const entries = Object.entries(env).map(([name, value]) => [name, cleanValue(value)])
  const { data, error } = schema.safeParse(Object.fromEntries(entries))
  if (!error) return data
  const problems = error.issues.map((issue) => `${String(issue.path[0])} must be ${issue.message}`)
  throw new SettingsError(problems)
}

/** Removes the space of `set A=b && …`, the quotes of `docker run --env-file`, and empty values. */
function cleanValue(value: unknown) {
  // The bindings of a Worker may be objects.
  if (typeof value !== 'string') return value
  return (
    value
      .trim()
      .replace(/^(["'`])(.*)\1$/s, '$2')
      .trim() || undefined
  )
}

/** The message has a line for each problem. A stack would not help to fix a setting. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['Please change these settings (the READMEs explain them):', ...problems].join('\n  '))
    this.stack = this.message
  }
}
