import { expect, it } from 'vitest'
import {
  ingredientAdded,
  ingredientsSlice,
} from '../../../src/features/ingredients/ingredientsSlice.ts'

const { reducer, getInitialState } = ingredientsSlice

it('starts empty', () => {
  expect(getInitialState()).toEqual([])
})

it('appends each ingredient to the end, duplicates and empty ones too', () => {
  const typed = ['egg', '', ' a ', 'egg']
  expect(typed.map(ingredientAdded).reduce(reducer, getInitialState())).toEqual(typed)
})
