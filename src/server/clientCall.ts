import { z } from 'zod'

/** The part of a call that the client chooses. */
export type ClientCall = { userMessage: string; stream: boolean }

const MAX_MESSAGES = 100

const bodySchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })).max(MAX_MESSAGES),
  stream: z.boolean().nullish(),
})

/** Reads a call; undefined if it has no valid user message. Ignores unknown fields, so pages of other deploys work. */
export function readClientCall(body: unknown): ClientCall | undefined {
  const { data } = bodySchema.safeParse(body)
  const message = data?.messages.find(({ role }) => role === 'user')
  return message && { userMessage: message.content, stream: data?.stream ?? false }
}
