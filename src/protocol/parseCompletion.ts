import { parseJson } from './parseJson.ts'
import { readTokenCount } from './readTokenCount.ts'
import { readServerMessage, toChatError, toIncompleteReplyError } from './toChatError.ts'
import { type Completion, toCompletion } from './toCompletion.ts'
import { toFields } from './toFields.ts'

/** Throws a ChatError if the response is an error, or not a chat completion. */
export function parseCompletion(
  body: string,
  { ok, status }: Response,
): Completion & { tokens: number | undefined } {
  const json = parseJson(body)
  const { choices, error } = toFields(json)
  const [choice] = Array.isArray(choices) ? choices : []
  if (!ok || !choice || error) throw toChatError(body, status)
  return { ...parseChoice(choice), tokens: readTokenCount(json) }
}

function parseChoice(choice: unknown): Completion {
  const { message, finish_reason } = toFields(choice)
  const { content, refusal } = toFields(message)
  if (typeof content === 'string') return toCompletion(content, finish_reason)
  if (typeof refusal === 'string') return { problem: toIncompleteReplyError(refusal) }
  // The finish_reason comes first, because only the beginning is logged.
  const quote = JSON.stringify({ finish_reason, ...toFields(choice) })
  return { problem: toIncompleteReplyError(readServerMessage(choice) ?? quote) }
}
