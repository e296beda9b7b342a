import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ingredientsIn } from '../../recipe/prompt.ts'
import type { ChatRequest } from '../chatRequest.ts'
import { chunksOf, completionOf } from './completion.ts'
import { composeRecipe } from './recipe.ts'

/** Answers as a chat server would, whole or as server-sent events, with a recipe of its own making. */
export function demoChef(request: ChatRequest, context: Context): Response {
  const [, user] = request.messages
  const completion = completionOf(request, composeRecipe(ingredientsIn(user.content) ?? ''))
  if (!request.stream) return context.json(completion)
  return streamSSE(context, async (stream) => {
    for (const chunk of chunksOf(completion)) await stream.writeSSE({ data: JSON.stringify(chunk) })
    await stream.writeSSE({ data: '[DONE]' })
  })
}
