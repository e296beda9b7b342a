import type { ChatError, Reply } from './chat.ts'
import { isUnknownFinishReason, readFinishReason } from './finishReason.ts'
import { readTokenCount } from './readTokenCount.ts'
import { readServerMessage, toChatError, toReplyError } from './toChatError.ts'
import { fieldsOf, parseJson } from './untrustedJson.ts'

/** What the body of a response says. */
export type Completion = {
  result: Reply | ChatError // a ChatError if the completion has no recipe
  rawFinishReason: unknown // the finish_reason as it stands, for the log
  tokens: number | undefined
}

/** Throws a ChatError if the body is not a completion. */
export function parseCompletion(body: string, { ok, status }: Response): Completion {
  const completion = parseJson(body)
  const { choices, error } = fieldsOf(completion)
  if (!ok || !Array.isArray(choices) || error) throw toChatError(body, status)
  const rawFinishReason = fieldsOf(choices[0]).finish_reason
  const tokens = readTokenCount(completion)
  return { result: readReply(choices[0], body), rawFinishReason, tokens }
}

function readReply(choice: unknown, body: string): Reply | ChatError {
  if (!choice) return toChatError(body, 200)
  const { message, finish_reason } = fieldsOf(choice)
  const { content, refusal } = fieldsOf(message)
  const assumed = isUnknownFinishReason(finish_reason) ? 'error' : 'stop'
  if (typeof content === 'string')
    return { text: content, finishReason: readFinishReason(finish_reason) ?? assumed }
  if (typeof refusal === 'string') return toReplyError(refusal)
  // The finish_reason comes first, because only the beginning is logged.
  const quote = JSON.stringify({ finish_reason, ...fieldsOf(choice) })
  return toReplyError(readServerMessage(choice) ?? quote)
}
