import { z } from 'zod'
import { isServerUrl } from '../environment.ts'
import { HUGGING_FACE_ROUTER } from '../settings.ts'

/** With a token the gateway passes calls on to `url`; without, the demo chef answers them. */
export type GatewaySettings = {
  url: string
  token: string | undefined
  callsPerMinute: number
  /** How many calls to `url` may run at once. */
  callsAtOnce: number
}

/** The variables that a gateway is run with. */
export const gatewayEnvironment = z
  .object({
    HF_TOKEN: z
      .string()
      .regex(/^[!-~]+$/, 'an access token without spaces')
      .optional(),
    CHAT_UPSTREAM: z
      .string()
      .refine(isServerUrl, 'the http(s) URL of an OpenAI-compatible server')
      .default(chatCompletionsUrl(HUGGING_FACE_ROUTER)),
    CHAT_RATE_LIMIT: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'calls a minute from one client, from 1 to 9999')
      .default('60'),
    CHAT_CALLS_AT_ONCE: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'calls that run at once, from 1 to 9999')
      .default('100'),
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

export function gatewaySettings(read: z.output<typeof gatewayEnvironment>): GatewaySettings {
  return {
    url: chatCompletionsUrl(read.CHAT_UPSTREAM),
    token: read.HF_TOKEN,
    callsPerMinute: Number(read.CHAT_RATE_LIMIT),
    callsAtOnce: Number(read.CHAT_CALLS_AT_ONCE),
  }
}

/** Where the chat completions are of what people paste: a server's root, its `/v1`, or the whole address. */
export function chatCompletionsUrl(server: string): string {
  const url = new URL(server).href.replace(/\/+$/, '')
  if (url.endsWith('/chat/completions')) return url
  return url.endsWith('/v1') ? `${url}/chat/completions` : `${url}/v1/chat/completions`
}
