import { type ChatError, type FinishReason, MAX_TOKENS, type Reply } from './chat.ts'
import { SYSTEM_MESSAGE } from './prompt.ts'
import { readText } from './readText.ts'
import { toChatError } from './toChatError.ts'
import { fieldsOf, parseJson } from './untrustedJson.ts'

const ERROR_BODY_TIMEOUT_MS = 2000

/** The body of a call. */
export function makePayload(model: string, userMessage: string, stream: boolean) {
  const messages = [
    { role: 'system', content: SYSTEM_MESSAGE },
    { role: 'user', content: userMessage },
  ]
  return { model, messages, max_tokens: MAX_TOKENS, ...(stream && { stream }) }
}

/** Reads the JSON of a whole reply, whatever its Content-Type. Rejects with a ChatError for any other body. */
export async function readCompletionJson(response: Response, signal: AbortSignal): Promise<string> {
  const { ok, status } = response
  // An error's body gets 2 s: its status is worth more than the rest of its words.
  const deadline = ok ? signal : AbortSignal.timeout(ERROR_BODY_TIMEOUT_MS)
  let json = ''
  try {
    for await (const text of readText(response, deadline)) json += text
  } catch (error) {
    if (ok) throw error
  }
  const { choices, error } = fieldsOf(parseJson(json))
  if (!ok || !Array.isArray(choices) || error) throw toChatError(json, status)
  return json
}

/** Returns a ChatError instead of throwing it: the gateway passes such a completion on, and only logs the error. */
export function readReply(completion: unknown): Reply | ChatError {
  const choice = fieldsOf(fieldsOf(completion).choices)[0]
  const { message, finish_reason } = fieldsOf(choice)
  const { content } = fieldsOf(message)
  const assumed = isUnknownReason(finish_reason) ? 'error' : 'stop'
  if (typeof content === 'string')
    return { text: content, finishReason: readFinishReason(finish_reason) ?? assumed }
  // The finish_reason comes first, because only the beginning is logged.
  const cause = choice ? { finish_reason, ...fieldsOf(choice) } : completion
  return toChatError(JSON.stringify(cause))
}

/** Undefined for an unknown value: some servers send one with each chunk, such as "generating". */
export function readFinishReason(value: unknown): FinishReason | undefined {
  const name = String(value).toLowerCase()
  return FINISH_REASONS.find(([, names]) => names.includes(name))?.[0]
}

/** Whether a value is a reason that only its server knows, and not a placeholder such as null or "None". */
export const isUnknownReason = (value: unknown): boolean =>
  typeof value === 'string' &&
  !/^(?:|null|none|in_progress)$/i.test(value) &&
  !readFinishReason(value)

/** The values of OpenAI, Hugging Face, Mistral, Anthropic, Cohere and others. */
const FINISH_REASONS: [FinishReason, string[]][] = [
  ['stop', ['stop', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'complete', 'completed']],
  ['stop', ['finished', 'finish', 'done', 'end']],
  ['length', ['length', 'max_tokens', 'model_length']],
  ['content_filter', ['content_filter', 'safety', 'refusal']],
  ['error', ['error']],
]
