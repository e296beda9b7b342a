import type { ChatError, Reply } from './chat.ts'
import { readFinalReason } from './finishReason.ts'
import { hasWords } from './removeThoughts.ts'
import { toIncompleteReplyError } from './toChatError.ts'

/** The result of a chat completion. A reply that was cut, or has no words, also has a problem. */
export type Completion = {
  reply?: Reply // missing without content
  problem?: ChatError // why the reply is missing, has no words, or was cut
}

/** The completion with this content. A problem quotes the finish_reason as it was sent. */
export function toCompletion(content: string | undefined, rawFinishReason: unknown): Completion {
  const problem = toIncompleteReplyError(JSON.stringify({ finish_reason: rawFinishReason }))
  if (content === undefined) return { problem }
  const reply = { text: content, finishReason: readFinalReason(rawFinishReason) }
  const isComplete = hasWords(content) && reply.finishReason !== 'error'
  return isComplete ? { reply } : { reply, problem }
}
