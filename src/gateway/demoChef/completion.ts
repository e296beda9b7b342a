import type { ChatRequest } from '../chatRequest.ts'

/** A rough measure that holds for English text; the demo chef has no tokenizer. */
const CHARACTERS_PER_TOKEN = 4

/** The answer to `request` with `text`, in the chat completions format; cut where its max_tokens end. */
export function completionOf(request: ChatRequest, text: string) {
  const limit = request.max_tokens * CHARACTERS_PER_TOKEN
  const prompt = request.messages.map(({ content }) => content).join('')
  const content = [...text].slice(0, limit).join('')
  const usage = { prompt_tokens: tokens(prompt), completion_tokens: tokens(content) }
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: 'chat.completion' as const,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant' as const, content },
        finish_reason: content === text ? ('stop' as const) : ('length' as const),
      },
    ] as const,
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  }
}

/** The same answer as the pieces of a stream, a word at a time; the last one says how it finished. */
export function chunksOf(completion: ReturnType<typeof completionOf>) {
  const { choices, usage, ...head } = completion
  const [{ message, finish_reason }] = choices
  const chunk = (
    delta: { role?: 'assistant'; content?: string },
    finish: typeof finish_reason | null,
  ) => ({
    ...head,
    object: 'chat.completion.chunk' as const,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  const words = message.content.match(/\s*\S+|\s+$/g) ?? []
  return [
    chunk({ role: message.role, content: '' }, null),
    ...words.map((content) => chunk({ content }, null)),
    { ...chunk({}, finish_reason), usage },
  ]
}

const tokens = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN)
