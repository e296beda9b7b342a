import { expect, it } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import {
  ingredientAdded,
  selectIngredients,
} from '../../../src/features/ingredients/ingredientsSlice.ts'
import { fakeChat } from '../../support/fakeChat.ts'

it('starts empty, and appends each ingredient to the end, the same one twice', () => {
  const store = makeStore({ chat: fakeChat().chat })
  expect(selectIngredients(store.getState())).toEqual([])
  for (const ingredient of ['leek', '', 'leek']) store.dispatch(ingredientAdded(ingredient))
  expect(selectIngredients(store.getState())).toEqual(['leek', '', 'leek'])
})
