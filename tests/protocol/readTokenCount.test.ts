import { expect, it } from 'vitest'
import { readTokenCount } from '../../src/protocol/readTokenCount.ts'

it.each([
  [{ total_tokens: 42, prompt_tokens: 1, completion_tokens: 2 }, 42],
  [{ prompt_tokens: 11, completion_tokens: 31 }, 42],
  [{ total_tokens: null, prompt_tokens: 11, completion_tokens: 31 }, 42],
])('reads the tokens of %j: %i', (usage, tokens) => {
  expect(readTokenCount({ usage })).toBe(tokens)
})

const INVALID = [-3, 0, 0.5, true, '', '9', [9]].map((total_tokens) => ({ total_tokens }))
const WITHOUT_PROMPT = [{ completion_tokens: 31 }, { prompt_tokens: null, completion_tokens: 31 }]
it.each([...INVALID, ...WITHOUT_PROMPT, null])('ignores %j', (usage) => {
  expect(readTokenCount({ usage })).toBeUndefined()
})
