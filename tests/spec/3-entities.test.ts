import { describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../src/app/store.ts'
import {
  ingredientAdded,
  selectIngredients,
} from '../../src/features/ingredients/ingredientsSlice.ts'
import { requestRecipe, selectRecipe } from '../../src/features/recipe/recipeSlice.ts'
import { fakeChat } from '../support/fakeChat.ts'

describe('§3 Entities and their fields', () => {
  it('the ingredient list is an ordered list of text strings', () => {
    const store = makeStore(fakeChat())
    for (const ingredient of ['b', 'a', 'b']) store.dispatch(ingredientAdded(ingredient))
    expect(selectIngredients(store.getState())).toEqual(['b', 'a', 'b'])
  })

  it('the recipe is null before any request', () => {
    expect(selectRecipe(makeStore(fakeChat()).getState())).toBeNull()
  })

  it('the recipe is the markdown text that the chat model returned', async () => {
    const chat = fakeChat()
    const store = makeStore(chat)
    const request = store.dispatch(requestRecipe())
    chat.lastCall.answer('# Soup')
    await request
    expect(selectRecipe(store.getState())).toBe('# Soup')
  })

  it('the recipe is undefined if the call failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const chat = fakeChat()
    const store = makeStore(chat)
    const request = store.dispatch(requestRecipe())
    chat.lastCall.fail(new Error('no'))
    await request
    expect(selectRecipe(store.getState())).toBeUndefined()
  })

  it('there are no other entities', () => {
    expect(Object.keys(makeStore(fakeChat()).getState())).toEqual(['ingredients', 'recipe'])
  })
})
