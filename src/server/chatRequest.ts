import { z } from 'zod'
import { MAX_TOKENS } from '../chat/chat.ts'
import { ingredientsIn, recipeMessages } from '../features/recipe/prompt.ts'

/** The one call that the page makes, so that whoever finds the gateway gets recipes from it and nothing else. */
export function chatRequestFor(model: string) {
  const [system] = recipeMessages([])
  return z.strictObject({
    model: z.literal(model),
    messages: z.tuple([
      z.strictObject({ role: z.literal('system'), content: z.literal(system.content) }),
      z.strictObject({ role: z.literal('user'), content: z.string().refine(isOfOurForm) }),
    ]),
    max_tokens: z.int().min(1).max(MAX_TOKENS),
    stream: z.boolean().optional(),
  })
}

export type ChatRequest = z.output<ReturnType<typeof chatRequestFor>>

function isOfOurForm(content: string): boolean {
  return ingredientsIn(content) !== undefined
}
