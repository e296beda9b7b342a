import { expect, it } from 'vitest'
import { extractIngredients, makeMessages } from '../../src/protocol/prompt.ts'

it.each([[['egg', ' a ', '', 'a, b']], [['']], [['. Which recipe do you recommend?']]])(
  'extracts the ingredients %j from their user message',
  (ingredients) => {
    const [, user] = makeMessages(ingredients)
    expect(extractIngredients(user.content)).toBe(ingredients.join(', '))
  },
)

it.each(['', 'Hello', 'I have these ingredients: egg', 'egg. Which recipe do you recommend?'])(
  'returns any other text unchanged: %j',
  (text) => {
    expect(extractIngredients(text)).toBe(text)
  },
)
