import proxyAddr from 'proxy-addr'
import { z } from 'zod'

// The page imports only types from here: vite.config.ts builds the values in.

declare global {
  /** The settings that this page was built with; defined in vite.config.ts. */
  const __SETTINGS__: PageSettings
}

/** Built into the page, where anyone can read them. */
export type PageSettings = { chat: ChatSettings; recipeOffer: RecipeOffer; showFailures: boolean }

/** With a token the page calls Hugging Face, otherwise an OpenAI-compatible server. */
export type ChatSettings = { model: string; timeoutMs: number; stream: boolean } & (
  | { route: 'hugging-face'; token: string }
  | { route: 'endpoint'; endpoint: string }
)

/** By a block once there are more than 3 ingredients, by a button in the list, or both. */
type RecipeOffer = 'call-to-action' | 'list' | 'both'

/** Without a token the demo chef answers. On a server, it has to be allowed to. */
export type GatewaySettings = z.output<typeof gatewaySettingsSchema>

/** Where the page's client and, by default, the gateway find Hugging Face. */
export const HUGGING_FACE_ROUTER = 'https://router.huggingface.co'

// Each message completes the sentence "NAME must be …".

export const pageSettingsSchema = z
  .object({
    VITE_HF_TOKEN: token().regex(/^hf_./, 'a Hugging Face token, which starts with hf_').optional(),
    VITE_CHAT_ENDPOINT: z
      .string()
      .refine(isEndpoint, 'an http(s) URL (host name or IPv4), or a path that starts with /')
      .default('/'),
    VITE_CHAT_MODEL: z
      .string()
      // The chat client rejects a model that looks like an address.
      .regex(/^(?!\/|https?:)[\w./:@+-]+$/, 'the name of a model, not a URL or a path')
      .default('mistralai/Mistral-7B-Instruct-v0.3'),
    VITE_CHAT_TIME_LIMIT: wholeNumber(1, 600, 'a number of seconds').default(120),
    VITE_STREAM: onOrOff(),
    VITE_RECIPE_OFFER: z
      .enum(['both', 'call-to-action', 'list'], 'both, call-to-action or list')
      .default('both'),
    VITE_SHOW_FAILURES: onOrOff(),
  })
  .transform((env): PageSettings => {
    const destination = env.VITE_HF_TOKEN
      ? ({ route: 'hugging-face', token: env.VITE_HF_TOKEN } as const)
      : ({ route: 'endpoint', endpoint: env.VITE_CHAT_ENDPOINT } as const)
    const timeoutMs = env.VITE_CHAT_TIME_LIMIT * 1000
    return {
      chat: { model: env.VITE_CHAT_MODEL, timeoutMs, stream: env.VITE_STREAM, ...destination },
      recipeOffer: env.VITE_RECIPE_OFFER,
      showFailures: env.VITE_SHOW_FAILURES,
    }
  })

export const gatewaySettingsSchema = z
  .object({
    HF_TOKEN: token().optional(),
    CHAT_UPSTREAM: z
      .string()
      .refine(isServerUrl, 'the http(s) URL of an OpenAI-compatible server')
      .default(HUGGING_FACE_ROUTER),
    CHAT_RATE_LIMIT: wholeNumber(1, 9999, 'a number of calls a minute').default(60),
    CHAT_CALLS_AT_ONCE: wholeNumber(1, 9999, 'a number of calls').default(100),
    DEMO_CHEF: onOrOff(),
  })
  .refine((env) => isTokenFor(env.CHAT_UPSTREAM, env.HF_TOKEN), {
    path: ['HF_TOKEN'],
    error: 'a token that starts with hf_ to call Hugging Face',
    // Also when other settings are wrong, so that one error names every problem.
    when: () => true,
  })
  .transform((env) => ({
    url: env.CHAT_UPSTREAM,
    token: env.HF_TOKEN,
    callsPerMinute: env.CHAT_RATE_LIMIT,
    callsAtOnce: env.CHAT_CALLS_AT_ONCE,
    isDemoChefAllowed: env.DEMO_CHEF,
  }))

export const serverSettingsSchema = z
  .object({
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'an address of this machine, such as 127.0.0.1 or ::')
      .default('0.0.0.0'),
    PORT: wholeNumber(0, 65_535, 'a number').default(8080),
    TRUSTED_PROXIES: z.string().default('').transform(proxyTest),
  })
  .transform((env) => ({ host: env.HOST, port: env.PORT, isTrustedProxy: env.TRUSTED_PROXIES }))

/**
 * Reads `env` with several schemas at once. Empty values are ignored.
 * Throws one SettingsError that names every problem and repeats no value, which may be a token.
 */
export function readSettings<Schemas extends z.ZodRawShape>(
  env: Readonly<Record<string, string | undefined>>,
  schemas: Schemas,
): z.output<z.ZodObject<Schemas>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const input = Object.fromEntries(Object.keys(schemas).map((name) => [name, given]))
  const parsed = z.object(schemas).safeParse(input)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => {
    return `${String(path.at(-1))} must be ${message}`
  })
  throw new SettingsError(problems)
}

/** Its message has a line for each problem. It has no stack, which would not help to solve them. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['Please change these settings (see .env.example):', ...problems].join('\n  '))
    this.stack = this.message
  }
}

function onOrOff() {
  return z
    .enum(['on', 'off'], 'on or off')
    .transform((value) => value === 'on')
    .default(false)
}

function wholeNumber(min: number, max: number, what: string) {
  const isInRange = (text: string) => /^\d+$/.test(text) && +text >= min && +text <= max
  return z.string().refine(isInRange, `${what} from ${min} to ${max}`).transform(Number)
}

function token() {
  return z
    .string()
    .regex(/^[ -~]*$/, 'plain ASCII: copy the whole token, without … or a line break')
    .regex(/^\S*$/, 'a token without spaces')
}

function isTokenFor(url: string, token: string | undefined): boolean {
  return !token || !url.startsWith(HUGGING_FACE_ROUTER) || /^hf_./.test(token)
}

/** Without a password, a query or a fragment. */
function isServerUrl(value: string): boolean {
  return /^https?:\/\/[^\s?#@]+$/i.test(value) && URL.canParse(value)
}

function isEndpoint(value: string): boolean {
  const isPath = /^\/(?![/\\])[^\s?#\\]*$/.test(value)
  // A Content Security Policy cannot name an IPv6 address.
  return isPath || (isServerUrl(value) && !new URL(value).hostname.startsWith('['))
}

function proxyTest(list: string, { addIssue }: z.RefinementCtx) {
  try {
    return proxyAddr.compile(list ? list.split(',').map((address) => address.trim()) : [])
  } catch {
    addIssue('addresses, subnets, loopback, linklocal or uniquelocal, separated by commas')
    return z.NEVER
  }
}
