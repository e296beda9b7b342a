import { z } from 'zod'
import { type Environment, readEnvironment } from '../environment.ts'

/** Who answers the page: a chat server that the gateway holds the token for, or the demo chef. */
export type GatewaySettings = { chef: 'upstream'; url: string; token: string } | { chef: 'demo' }

const HUGGING_FACE_ROUTER = 'https://router.huggingface.co/v1/chat/completions'

const serverEnvironment = z
  .object({
    HF_TOKEN: z
      .string()
      .regex(/^[!-~]+$/, 'an access token without spaces')
      .optional(),
    CHAT_UPSTREAM: z
      .url({ protocol: /^https?$/, error: 'the http(s) URL of a server of the OpenAI kind' })
      .default(HUGGING_FACE_ROUTER),
  })
  .refine(
    ({ HF_TOKEN = 'hf_', CHAT_UPSTREAM }) =>
      CHAT_UPSTREAM !== HUGGING_FACE_ROUTER || HF_TOKEN.startsWith('hf_'),
    { path: ['HF_TOKEN'], error: 'for Hugging Face, a token that starts with hf_' },
  )

/** Reads the gateway's settings from a server's environment; throws SettingsError. Pure. */
export function parseGatewaySettings(env: Environment): GatewaySettings {
  const { HF_TOKEN, CHAT_UPSTREAM } = readEnvironment(env, serverEnvironment)
  return HF_TOKEN
    ? { chef: 'upstream', url: chatCompletionsUrl(CHAT_UPSTREAM), token: HF_TOKEN }
    : { chef: 'demo' }
}

/** Takes what people paste: a server's root, its `/v1`, or the whole path. */
function chatCompletionsUrl(upstream: string): string {
  const root = upstream.replace(/\/+$/, '').replace(/(\/v1)?(\/chat\/completions)?$/, '')
  return `${root}/v1/chat/completions`
}
