import { z } from 'zod'
import { MAX_TOKENS, type Message } from '../chat/chat.ts'
import { ingredientsIn, recipeMessages } from '../features/recipe/prompt.ts'

/** What the gateway sends upstream. */
export type ChatRequest = {
  model: string
  messages: [system: Message, user: Message]
  max_tokens: number
  stream?: true
}

const clientRequestSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean().nullish(),
})

/**
 * Takes only the ingredients and `stream` from a client's body; everything else is ours. So nobody can use the gateway
 * for anything but recipes, and a page that was opened before a deploy of another model or system message keeps working.
 * Returns undefined if the body has no user message in the form of recipeMessages.
 */
export function chatRequestFrom(body: unknown, model: string): ChatRequest | undefined {
  const parsed = clientRequestSchema.safeParse(body)
  const userMessage = parsed.data?.messages.find(({ role }) => role === 'user')
  const ingredients = userMessage && ingredientsIn(userMessage.content)
  if (ingredients === undefined) return undefined
  // One item, because they are already joined.
  const messages = recipeMessages([ingredients])
  const request = { model, messages, max_tokens: MAX_TOKENS }
  return parsed.data?.stream ? { ...request, stream: true } : request
}
