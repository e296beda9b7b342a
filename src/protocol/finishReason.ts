import type { FinishReason } from './chat.ts'

/** Undefined if the reply goes on, or has ended for an unknown reason. */
export function readKnownFinishReason(value: unknown): FinishReason | undefined {
  return FINISH_REASONS.get(String(value).toLowerCase())
}

/** Why a reply ended. An unknown reason, such as "abort", means that it was cut off. */
export function readFinishReason(value: unknown): FinishReason {
  const isMissing = typeof value !== 'string' || PLACEHOLDER.test(value)
  return readKnownFinishReason(value) ?? (isMissing ? 'stop' : 'error')
}

/** What some servers send in place of null. */
const PLACEHOLDER = /^(?:|null|none|in_progress)$/i

/** Of OpenAI, Hugging Face, Mistral, Anthropic and Cohere, and other everyday words for an end. */
const FINISH_REASONS = new Map<string, FinishReason>([
  ['stop', 'stop'],
  ['eos', 'stop'],
  ['eos_token', 'stop'],
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['complete', 'stop'],
  ['completed', 'stop'],
  ['finished', 'stop'],
  ['finish', 'stop'],
  ['done', 'stop'],
  ['end', 'stop'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'content_filter'],
  ['safety', 'content_filter'],
  ['refusal', 'content_filter'],
  ['error', 'error'],
])
