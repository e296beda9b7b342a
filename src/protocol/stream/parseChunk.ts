import type { ChatError } from '../chat.ts'
import { readServerMessage, toChatError } from '../toChatError.ts'
import { toFields } from '../toFields.ts'

export type ParsedChunk = {
  content: string | undefined
  rawFinishReason: unknown
}

/** Returns undefined for an event without choices, such as a keep-alive. `json` is its text. */
export function parseChunk(value: unknown, json: string): ParsedChunk | ChatError | undefined {
  const { choices, error } = toFields(value)
  // Some servers send `error` beside empty choices, others only a message.
  const isError = error || (!choices && readServerMessage(value) !== undefined)
  if (value === undefined || isError) return toChatError(json, 200)
  if (!Array.isArray(choices)) return undefined
  // Some servers leave out the index of the only choice.
  const choice = choices.find((one) => (toFields(one).index ?? 0) === 0)
  const { delta, finish_reason: rawFinishReason } = toFields(choice)
  const content = toFields(delta).content ?? undefined
  if (content !== undefined && typeof content !== 'string') return toChatError(json, 200)
  return { content, rawFinishReason }
}
