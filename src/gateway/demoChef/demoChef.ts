import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ingredientsIn } from '../../recipe/prompt.ts'
import type { ChatRequest } from '../chatRequest.ts'
import { chunksOf, completionOf } from './completion.ts'
import { composeRecipe } from './recipe.ts'

/** Answers as a chat server would, whole or as server-sent events, with a recipe of its own making. */
export function demoChef(request: ChatRequest, context: Context): Response {
  const question = request.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const recipe = composeRecipe(ingredientsIn(question) ?? question)
  const completion = completionOf(request, recipe)
  if (!request.stream) return context.json(completion)
  return streamSSE(context, async (stream) => {
    for (const chunk of chunksOf(completion)) await stream.writeSSE({ data: JSON.stringify(chunk) })
    await stream.writeSSE({ data: '[DONE]' })
  })
}
