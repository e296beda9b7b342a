import { z } from 'zod'
import { isServerUrl, onOrOff } from './environment.ts'

// The page imports only types from here: vite.config.ts builds the values in.

/** Where the page's client and, by default, the gateway find Hugging Face. */
export const HUGGING_FACE_ROUTER = 'https://router.huggingface.co'

declare global {
  /** The settings that this page was built with; vite.config.ts defines it. */
  const __SETTINGS__: PageSettings
}

/** What the page is built with. It travels in the bundle, so whatever is in here anyone can read. */
export type PageSettings = {
  chat: ChatSettings
  recipeOffer: RecipeOffer
  showFailures: boolean
}

/** With a token straight to Hugging Face; else to an OpenAI-compatible server. */
export type ChatSettings = { model: string; timeLimitMs: number; stream: boolean } & (
  | { route: 'hugging-face'; token: string }
  | { route: 'endpoint'; endpoint: string }
)

/** Where a recipe is offered: by a block once there are more than 3 ingredients, by a button in the list, or both. */
type RecipeOffer = 'call-to-action' | 'list' | 'both'

/** The variables that a page is built with. */
export const pageEnvironment = z.object({
  VITE_HF_TOKEN: z
    .string()
    .regex(/^hf_[!-~]+$/, 'a Hugging Face access token, which starts with hf_')
    .optional(),
  VITE_CHAT_ENDPOINT: z
    .string()
    .refine(isEndpoint, 'an http(s) URL (host name or IPv4), or a path that starts with /')
    .default('/'),
  VITE_CHAT_MODEL: z
    .string()
    // The chat client refuses a model that looks like an address.
    .regex(/^(?!\/|https?:)[\w./:@+-]+$/, 'a model’s name, not a URL or a path')
    .default('mistralai/Mistral-7B-Instruct-v0.3'),
  VITE_CHAT_TIME_LIMIT: z
    .string()
    .regex(/^([1-9]|[1-9]\d|[1-5]\d\d|600)$/, 'whole seconds, from 1 to 600')
    .default('120'),
  VITE_STREAM: onOrOff,
  VITE_RECIPE_OFFER: z
    .enum(['both', 'call-to-action', 'list'], 'both, call-to-action or list')
    .default('both'),
  VITE_SHOW_FAILURES: onOrOff,
})

export function pageSettings(read: z.output<typeof pageEnvironment>): PageSettings {
  return {
    chat: {
      model: read.VITE_CHAT_MODEL,
      timeLimitMs: Number(read.VITE_CHAT_TIME_LIMIT) * 1000,
      stream: read.VITE_STREAM,
      ...(read.VITE_HF_TOKEN
        ? { route: 'hugging-face', token: read.VITE_HF_TOKEN }
        : { route: 'endpoint', endpoint: read.VITE_CHAT_ENDPOINT }),
    },
    recipeOffer: read.VITE_RECIPE_OFFER,
    showFailures: read.VITE_SHOW_FAILURES,
  }
}

function isEndpoint(value: string): boolean {
  const isPath = /^\/(?![/\\])[^\s?#\\]*$/.test(value)
  // A Content Security Policy can't name an IPv6 address.
  return isPath || (isServerUrl(value) && !new URL(value).hostname.startsWith('['))
}
