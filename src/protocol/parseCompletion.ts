import type { ChatError, Reply } from './chat.ts'
import { readFinalReason } from './finishReason.ts'
import { parseJson, toFields } from './parseJson.ts'
import { readTokenCount } from './readTokenCount.ts'
import { readServerMessage, toChatError, toIncompleteReplyError } from './toChatError.ts'

/** A chat completion, as the page and the log need it. */
export type Completion = {
  result: Reply | ChatError // a ChatError if the completion has no recipe
  rawFinishReason: unknown // the finish_reason as sent, for the log
  tokens: number | undefined
}

/** Throws a ChatError if the response is an error, or not a completion. */
export function parseCompletion(body: string, { ok, status }: Response): Completion {
  const completion = parseJson(body)
  const { choices, error } = toFields(completion)
  const [choice] = Array.isArray(choices) ? choices : []
  if (!ok || !choice || error) throw toChatError(body, status)
  const rawFinishReason = toFields(choice).finish_reason
  return { result: readReply(choice), rawFinishReason, tokens: readTokenCount(completion) }
}

function readReply(choice: unknown): Reply | ChatError {
  const { message, finish_reason } = toFields(choice)
  const { content, refusal } = toFields(message)
  if (typeof content === 'string')
    return { text: content, finishReason: readFinalReason(finish_reason) }
  if (typeof refusal === 'string') return toIncompleteReplyError(refusal)
  // The finish_reason comes first, because only the beginning is logged.
  const quote = JSON.stringify({ finish_reason, ...toFields(choice) })
  return toIncompleteReplyError(readServerMessage(choice) ?? quote)
}
