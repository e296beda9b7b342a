import { describe, expect, it } from 'vitest'
import { forConsole } from '../../src/chat/forConsole.ts'
import { recipeMessages } from '../../src/recipe/prompt.ts'

const TOKEN = 'hf_AbCdEfGhIjKlMnOpQrStUvWxYz'
const [SYSTEM, USER] = recipeMessages(['egg', '"豆腐と味噌と長ねぎと生姜"', 'a rare truffle'])
const PROMPT = USER.content
const PROMPTS = [SYSTEM.content, PROMPT]
const OURS = 'The chat server answered 400'
const LEFT_OUT = `${OURS}, in words that quote the request`

describe('forConsole', () => {
  it.each([
    [
      'a plain reason',
      `${OURS}: Model mistral-7b is not supported by any provider you have enabled.`,
    ],
    ['the reason of a wrong token', `${OURS}: Invalid username or password.`],
    [
      'a reason with a path',
      `${OURS}: Model accounts/fireworks/models/mistral-7b-instruct not found`,
    ],
    ['a reason with an id', `${OURS}: busy (request id 123e4567-e89b-12d3-a456-426614174000)`],
    [
      'a reason in words like ours',
      `${OURS}: This model is not recommended to be used for recipes`,
    ],
    ['what has no words of a server', 'The chat server took too long to answer'],
    ['a reason with colons', `${OURS}: Error: 42: no`],
  ])('passes on %s', (_, message) => {
    expect(forConsole(message, TOKEN, PROMPTS)).toBe(message)
  })

  it.each([
    ['the token', `Invalid token ${TOKEN}!`],
    ['the token in upper case', TOKEN.toUpperCase()],
    ['the token, spaced out', [...TOKEN].join(' ')],
    ['the token over two lines', `${TOKEN.slice(0, 12)}\n${TOKEN.slice(12)}`],
    ['the token, masked by the server', `${TOKEN.slice(0, 12)}...${TOKEN.slice(-8)}`],
    ['the token in base64', Buffer.from(TOKEN).toString('base64')],
    ['the prompt', `You said "${PROMPT}"`],
    ['the prompt, cut off', `You said "${PROMPT.slice(0, 36)}`],
    ['the prompt with other spaces', PROMPT.replaceAll(' ', '  ')],
    ['the prompt in upper case', PROMPT.toUpperCase()],
    ['the prompt, a word a line', PROMPT.split(' ').join('\n')],
    ['the instructions', `{"role":"system","content":"${SYSTEM.content}"`],
    ['the prompt as JSON', JSON.stringify(PROMPT)],
    ['the prompt in a URL', encodeURIComponent(PROMPT)],
    ['the prompt in base64', Buffer.from(PROMPT).toString('base64')],
    ['one ingredient', 'Not allowed: a rare truffle'],
    ['one ingredient in another script', 'Not allowed: 豆腐と味噌と長ねぎと生姜'],
    ['one in JSON’s ASCII', `Not allowed: ${inAscii('豆腐と味噌と長ねぎと生姜')}`],
    ['one in HTML', 'Not allowed: a&nbsp;r&#97;re tr&#x75;ffle'],
  ])('leaves out what quotes %s', (_, words) => {
    expect(forConsole(`${OURS}: ${words}`, TOKEN, PROMPTS)).toBe(LEFT_OUT)
  })

  it('leaves out a short token too, and heeds no empty secret', () => {
    expect(forConsole(`${OURS}: hf_abc is wrong`, 'hf_abc', [])).toBe(LEFT_OUT)
    expect(forConsole(`${OURS}: no`, '', [''])).toBe(`${OURS}: no`)
  })

  it('is one line of at most 301 characters', () => {
    expect(forConsole(' Line 1\n\tLine 2 ', '', [])).toBe('Line 1 Line 2')
    expect(forConsole(`${OURS}: ${'no '.repeat(5000)}`, TOKEN, PROMPTS).length).toBe(301)
  })
})

function inAscii(text: string): string {
  return text.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`)
}
