import { expect, it } from 'vitest'
import { ingredientsIn, recipeMessages } from '../../../src/features/recipe/prompt.ts'

it.each([[['egg', ' a ', '', 'a, b']], [['']], [['. Which recipe do you recommend?']]])(
  'the ingredients %j are found in their user message',
  (ingredients) => {
    const [, user] = recipeMessages(ingredients)
    expect(ingredientsIn(user.content)).toBe(ingredients.join(', '))
  },
)

it.each(['', 'Hello', 'I have these ingredients: egg', 'egg. Which recipe do you recommend?'])(
  'no ingredients are found in %j',
  (text) => {
    expect(ingredientsIn(text)).toBeUndefined()
  },
)
