import { z } from 'zod'

/** The body of a call in the chat completions format, as far as the gateway reads it. */
export const chatRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })).min(1),
  max_tokens: z.int().positive().optional(),
  stream: z.boolean().optional(),
})

export type ChatRequest = z.output<typeof chatRequest>
