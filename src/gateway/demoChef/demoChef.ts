import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ingredientsIn } from '../../features/recipe/prompt.ts'
import type { ChatRequest } from '../chatRequest.ts'
import { composeRecipe } from './composeRecipe.ts'

/** A rough measure that holds for English text; the demo chef has no tokenizer. */
const CHARACTERS_PER_TOKEN = 4

/** Answers as a chat server would, whole or as server-sent events, with a recipe of its own making. */
export function demoChef(request: ChatRequest, context: Context): Response {
  const [system, user] = request.messages
  const recipe = composeRecipe(ingredientsIn(user.content) ?? '')
  const content = [...recipe].slice(0, request.max_tokens * CHARACTERS_PER_TOKEN).join('')
  const finish_reason = content === recipe ? 'stop' : 'length'
  const id = `chatcmpl-${crypto.randomUUID()}`
  const created = Math.floor(Date.now() / 1000)
  const answer = (object: string, choice: object) => {
    return {
      id,
      object,
      created,
      model: request.model,
      choices: [{ index: 0, logprobs: null, ...choice }],
    }
  }
  if (request.stream)
    return streamSSE(context, async (stream) => {
      const send = (choice: object) =>
        stream.writeSSE({ data: JSON.stringify(answer('chat.completion.chunk', choice)) })
      await send({ delta: { role: 'assistant', content: '' }, finish_reason: null })
      for (const word of content.split(/(?<=\s)(?=\S)/))
        await send({ delta: { content: word }, finish_reason: null })
      await send({ delta: {}, finish_reason })
      await stream.writeSSE({ data: '[DONE]' })
    })

  const message = { role: 'assistant', content, refusal: null }
  const prompt_tokens = tokensIn(system.content + user.content)
  const completion_tokens = tokensIn(content)
  const total_tokens = prompt_tokens + completion_tokens
  const usage = { prompt_tokens, completion_tokens, total_tokens }
  return context.json({ ...answer('chat.completion', { message, finish_reason }), usage })
}

const tokensIn = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN)
