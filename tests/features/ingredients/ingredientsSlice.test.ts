import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import {
  ingredientAdded,
  selectIngredients,
} from '../../../src/features/ingredients/ingredientsSlice.ts'
import { fakeChat } from '../../support/fakeChat.ts'

describe('ingredients', () => {
  it('start empty', () => {
    expect(selectIngredients(makeStore(fakeChat()).getState())).toEqual([])
  })

  it.each([
    [''],
    [' '],
    ['  a '],
    ['\t'],
    ['egg', 'egg', 'EGG'],
    ['a, b', 'c'],
    ['🧂', '👩🏽‍🍳', 'é', 'e\u0301'],
    ['\u202Eزعتر\u202C', '\u200F'],
    ['null', 'undefined', '__proto__'],
    ['x'.repeat(10_000)],
  ])('are kept exactly as they were typed: %j %j %j', (...typed) => {
    const store = makeStore(fakeChat())
    for (const ingredient of typed) store.dispatch(ingredientAdded(ingredient))
    expect(selectIngredients(store.getState())).toEqual(typed)
  })
})
