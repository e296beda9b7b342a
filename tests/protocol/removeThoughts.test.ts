import { expect, it } from 'vitest'
import { hasWords, removeThoughts } from '../../src/protocol/removeThoughts.ts'

it.each([
  [' <think>\nStew?\n</think>\n# Soup', '\n# Soup'],
  ['# Soup\n<think>Hot?</think>', '# Soup\n<think>Hot?</think>'],
  ['<thinly> sliced', '<thinly> sliced'],
])('leaves out the thoughts at the start of a reply: %j', (reply, text) => {
  expect(removeThoughts(reply)).toBe(text)
  expect(hasWords(reply)).toBe(true)
})

const EMPTY = ['', ' \n', '\n<thi', '<think>Stew? No', '<think>\nStew?\n</think>\n']
it.each(EMPTY)('finds no words in %j', (reply) => expect(hasWords(reply)).toBe(false))
