import { toFields } from './toFields.ts'

/** The tokens of the prompt and the reply, if a completion or a chunk says how many. */
export function readTokenCount(value: unknown): number | undefined {
  const { total_tokens, prompt_tokens, completion_tokens } = toFields(toFields(value).usage)
  const count = total_tokens ?? Number(prompt_tokens ?? Number.NaN) + Number(completion_tokens)
  const isValid = typeof count === 'number' && Number.isSafeInteger(count) && count > 0
  return isValid ? count : undefined
}
