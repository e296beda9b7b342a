import type { Context } from 'hono'
import { stream as streamResponse } from 'hono/streaming'
import * as chapters from '../demoChef/chapters.ts'
import { createChef } from '../demoChef/createChef.ts'
import foods from '../demoChef/foods.md?raw'
import { extractIngredients } from '../protocol/prompt.ts'
import type { ClientInput } from './forward.ts'

const suggestRecipe = createChef(foods, Object.values(chapters))

/** Responds with a recipe from the cookbook, as JSON or a stream, with those fields of a completion that clients read. */
export function respondAsDemoChef(clientInput: ClientInput, model: string, context: Context) {
  const content = suggestRecipe(extractIngredients(clientInput.userMessage), Math.random)
  if (!clientInput.stream) {
    const message = { role: 'assistant', content }
    const choices = [{ index: 0, message, finish_reason: 'stop' }]
    return context.json({ object: 'chat.completion', model, choices })
  }
  context.header('Content-Type', 'text/event-stream')
  // Not streamSSE: it replaces Cache-Control, and sets Transfer-Encoding, which HTTP/1.0 does not have.
  return streamResponse(context, async (output) => {
    async function send(delta: object, finish_reason: string | null = null) {
      const choices = [{ index: 0, delta, finish_reason }]
      const chunk = { object: 'chat.completion.chunk', model, choices }
      await output.write(`data: ${JSON.stringify(chunk)}\n\n`)
    }
    await send({ role: 'assistant', content: '' })
    for (const word of content.split(/(?<=\s)/)) await send({ content: word })
    await send({}, 'stop')
    await output.write('data: [DONE]\n\n')
  })
}
