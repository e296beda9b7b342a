import { describe, expect, it } from 'vitest'
import { makeStore } from '../../src/app/store.ts'
import {
  ingredientAdded,
  selectIngredients,
} from '../../src/features/ingredients/ingredientsSlice.ts'
import { fakeChat } from '../support/fakeChat.ts'

// recipeSlice.test.ts shows that the recipe is null, the text of the reply, or undefined after a failure.
describe('§3 Entities and their fields', () => {
  it('the ingredient list starts empty and keeps its texts in order, duplicates too', () => {
    const store = makeStore(fakeChat())
    expect(selectIngredients(store.getState())).toEqual([])
    for (const ingredient of ['b', 'a', '', 'b']) store.dispatch(ingredientAdded(ingredient))
    expect(selectIngredients(store.getState())).toEqual(['b', 'a', '', 'b'])
  })
})
