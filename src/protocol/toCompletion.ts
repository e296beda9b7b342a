import type { ChatError, Reply } from './chat.ts'
import { readFinishReason } from './finishReason.ts'
import { hasWords } from './removeThoughts.ts'
import { toIncompleteReplyError } from './toChatError.ts'

/** The result of a chat completion: a reply, or a problem, or a reply with a problem. */
export type Completion =
  | { reply: Reply; problem?: ChatError }
  | { reply?: never; problem: ChatError }

/** The completion with this content. A problem quotes the finish_reason as it was sent. */
export function toCompletion(content: string | undefined, rawFinishReason: unknown): Completion {
  const problem = toIncompleteReplyError(JSON.stringify({ finish_reason: rawFinishReason }))
  if (content === undefined) return { problem }
  const reply = { text: content, finishReason: readFinishReason(rawFinishReason) }
  const isUsable = hasWords(content) && reply.finishReason !== 'error'
  return isUsable ? { reply } : { reply, problem }
}
