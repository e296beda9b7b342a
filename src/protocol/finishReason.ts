import type { FinishReason } from './chat.ts'

/** Undefined for an unknown value, such as the "in_progress" that some servers send. */
export function readFinishReason(value: unknown): FinishReason | undefined {
  const name = String(value).toLowerCase()
  return FINISH_REASONS.find(([, names]) => names.includes(name))?.[0]
}

/** Whether a value is a word for an ending that we do not know. */
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
