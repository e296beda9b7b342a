import { z } from 'zod'
import { HUGGING_FACE_ROUTER, onOrOff, serverUrl, token, wholeNumber } from '../settings.ts'

/** Without HF_TOKEN the demo chef answers. `npm run serve` and Workers also need DEMO_CHEF=on for that. */
export type GatewaySettings = z.output<typeof gatewaySchema>

export const gatewaySchema = z.object({
  HF_TOKEN: token().optional(),
  CHAT_UPSTREAM: serverUrl().default(HUGGING_FACE_ROUTER),
  CHAT_RATE_LIMIT: wholeNumber(1, 9999, 'a number of calls per minute').default(60),
  CHAT_CALLS_AT_ONCE: wholeNumber(1, 9999, 'a number of calls').default(100),
  DEMO_CHEF: onOrOff(),
})
