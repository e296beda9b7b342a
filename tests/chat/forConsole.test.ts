import { describe, expect, it } from 'vitest'
import { forConsole } from '../../src/chat/forConsole.ts'

const TOKEN = 'hf_secret'
const PROMPT = 'I have these ingredients: egg, a rare truffle. Which recipe do you recommend?'

describe('forConsole', () => {
  it.each([
    ['what holds no secret', 'The model is loading', 'The model is loading'],
    ['the token', `Invalid token ${TOKEN}!`, 'Invalid token …!'],
    ['the prompt', `You said "${PROMPT}"`, 'You said "…"'],
    ['the prompt, cut off', `You said "${PROMPT.slice(0, 40)}`, 'You said "…'],
    ['a part of the prompt', `About "${PROMPT.slice(20, 50)}": no`, 'About "…": no'],
    ['the prompt twice', `${PROMPT} - ${PROMPT}`, '… - …'],
    ['line breaks and tabs', '  Line 1\n\tLine 2 ', 'Line 1 Line 2'],
    ['nothing', '', ''],
  ])('shortens %s', (_, message, shown) => {
    expect(forConsole(message, [TOKEN, PROMPT, ''])).toBe(shown)
  })

  it('cuts a long message, but no secret into one that would not be known', () => {
    const message = `${'-'.repeat(280)}${PROMPT}${'-'.repeat(5000)}`
    const shown = forConsole(message, [PROMPT])
    expect(shown.length).toBeLessThanOrEqual(301)
    expect(shown).not.toMatch(/ingredients|truffle/)
  })
})
