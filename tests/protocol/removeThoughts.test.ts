import { expect, it } from 'vitest'
import { hasWords, removeThoughts } from '../../src/protocol/removeThoughts.ts'

it('leaves out the thoughts at the start of a reply', () => {
  const reply = ' <think>\nStew?\n</think>\n# Soup'
  expect(removeThoughts(reply)).toBe('\n# Soup')
  expect(hasWords(reply)).toBe(true)
})

it('leaves out all thoughts at the start of a reply', () => {
  expect(removeThoughts('<think>Stew?</think>\n<think>No.</think>\n# Soup')).toBe('\n# Soup')
})

// As with templates of DeepSeek R1 (llama.cpp#11861)
it('leaves out thoughts that have only their closing tag', () => {
  expect(removeThoughts('Okay, soup?\n</think>\n\n# Soup')).toBe('\n\n# Soup')
  expect(hasWords('Okay, soup?</think>\n')).toBe(false)
})

it.each(['# Soup\n<think>Hot?</think>', '<thinly> sliced'])('changes nothing in %j', (reply) => {
  expect(removeThoughts(reply)).toBe(reply)
  expect(hasWords(reply)).toBe(true)
})

const EMPTY = ['', ' \n', '\n<thi', '<think>Stew? No', '<think>\nStew?\n</think>\n']
it.each(EMPTY)('finds no words in %j', (reply) => expect(hasWords(reply)).toBe(false))
