import { z } from 'zod'
import { type Environment, isServerUrl, readEnvironment } from '../environment.ts'
import { HUGGING_FACE_ROUTER } from '../settings.ts'

/** With a token the gateway passes calls on to `url`; without, the demo chef answers them. */
export type GatewaySettings = { url: string; token: string | undefined; callsPerMinute: number }

const serverEnvironment = z
  .object({
    HF_TOKEN: z
      .string()
      .regex(/^[!-~]+$/, 'an access token without spaces')
      .optional(),
    CHAT_UPSTREAM: z
      .string()
      .refine(isServerUrl, 'the http(s) URL of a server of the OpenAI kind')
      .default(chatCompletionsUrl(HUGGING_FACE_ROUTER)),
    CHAT_RATE_LIMIT: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'calls a minute from one client, from 1 to 9999')
      .default('60'),
  })
  .refine(
    ({ HF_TOKEN, CHAT_UPSTREAM }) =>
      !HF_TOKEN || !CHAT_UPSTREAM.startsWith(HUGGING_FACE_ROUTER) || /^hf_./.test(HF_TOKEN),
    {
      path: ['HF_TOKEN'],
      error: 'for Hugging Face, a token that starts with hf_',
      // Also beside other problems, so that one message names them all.
      when: () => true,
    },
  )

/** Reads the gateway's settings from a server's environment; throws SettingsError. Pure. */
export function parseGatewaySettings(env: Environment): GatewaySettings {
  const { HF_TOKEN, CHAT_UPSTREAM, CHAT_RATE_LIMIT } = readEnvironment(env, serverEnvironment)
  return {
    url: chatCompletionsUrl(CHAT_UPSTREAM),
    token: HF_TOKEN,
    callsPerMinute: Number(CHAT_RATE_LIMIT),
  }
}

/** Takes what people paste, by the rule of the page's client: a server's root, its `/v1`, or the whole address. */
export function chatCompletionsUrl(server: string): string {
  const url = new URL(server).href.replace(/\/+$/, '')
  if (url.endsWith('/chat/completions')) return url
  return url.endsWith('/v1') ? `${url}/chat/completions` : `${url}/v1/chat/completions`
}
