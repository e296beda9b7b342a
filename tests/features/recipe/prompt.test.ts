import { expect, it } from 'vitest'
import { extractIngredients, recipeMessages } from '../../../src/features/recipe/prompt.ts'

it.each([[['egg', ' a ', '', 'a, b']], [['']], [['. Which recipe do you recommend?']]])(
  'the ingredients %j are found in their user message',
  (ingredients) => {
    const [, user] = recipeMessages(ingredients)
    expect(extractIngredients(user.content)).toBe(ingredients.join(', '))
  },
)

it.each(['', 'Hello', 'I have these ingredients: egg', 'egg. Which recipe do you recommend?'])(
  'the ingredients in %j are the whole text',
  (text) => {
    expect(extractIngredients(text)).toBe(text)
  },
)
