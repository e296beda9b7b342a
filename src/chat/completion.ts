import { ChatError } from './chat.ts'
import { wordsIn } from './refusal.ts'

type Choice = {
  index?: unknown
  message?: { content?: unknown } | null
  delta?: { content?: unknown } | null
  finish_reason?: unknown
}

/** The client passes on whatever an endpoint answered, so its types promise nothing. */
function choicesOf(answer: unknown): (Choice | null)[] {
  const { choices } = Object(answer) as { choices?: unknown }
  return Array.isArray(choices) ? choices : []
}

/** The text of a chat completion; throws a ChatError where there is none. */
export function textOf(completion: unknown): string {
  const content = choicesOf(completion)[0]?.message?.content
  if (typeof content === 'string') return content
  const words = wordsIn(completion)
  throw new ChatError(
    'unreadable',
    `The chat server answered without a text${words && `: ${words}`}`,
  )
}

/** What a chunk of a streamed completion adds to its text, and whether it is the last. */
export function deltaOf(chunk: unknown): { text: string; isLast: boolean } {
  const choice = choicesOf(chunk).find((choice) => !choice?.index)
  const text = choice?.delta?.content ?? ''
  if (typeof text !== 'string')
    throw new ChatError('unreadable', 'The chat server’s stream holds something other than text')
  return { text, isLast: Boolean(choice?.finish_reason) }
}

/** A stream that broke off, with what the server said of it, if anything. */
export function brokenOff(words = ''): ChatError {
  return new ChatError('unreadable', `The chat server’s answer broke off${words && `: ${words}`}`)
}
