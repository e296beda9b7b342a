import { describe, expect, it } from 'vitest'
import { ingredientsIn, recipeMessages } from '../../../src/features/recipe/prompt.ts'

describe('recipeMessages', () => {
  it('are the instructions, then the ingredients joined by a comma and a space', () => {
    const [system, user, ...more] = recipeMessages(['egg', ' a ', '', '🧂'])
    expect(system?.role).toBe('system')
    expect(user).toEqual({
      role: 'user',
      content: 'I have these ingredients: egg,  a , , 🧂. Which recipe do you recommend?',
    })
    expect(more).toEqual([])
  })
})

describe('ingredientsIn', () => {
  it.each([[['egg', ' a ', '', 'a, b']], [['']], [['. Which recipe do you recommend?']]])(
    'finds %j again',
    (ingredients) => {
      const [, user] = recipeMessages(ingredients)
      expect(ingredientsIn(user?.content ?? '')).toBe(ingredients.join(', '))
    },
  )

  it.each(['', 'Hello', 'I have these ingredients: egg', 'egg. Which recipe do you recommend?'])(
    'finds none in %j',
    (text) => {
      expect(ingredientsIn(text)).toBeUndefined()
    },
  )
})
