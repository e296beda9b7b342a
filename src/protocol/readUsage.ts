import { fieldsOf } from './untrustedJson.ts'

/** The tokens of the prompt and the reply, if a completion or a chunk says how many. */
export function readUsage(value: unknown): number | undefined {
  const { total_tokens, prompt_tokens, completion_tokens } = fieldsOf(fieldsOf(value).usage)
  const sum = Number(prompt_tokens) + Number(completion_tokens)
  return [total_tokens, sum].find((count): count is number => Number.isSafeInteger(count))
}
