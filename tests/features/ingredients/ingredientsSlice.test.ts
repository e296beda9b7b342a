import { expect, it } from 'vitest'
import {
  ingredientAdded,
  ingredientsSlice,
} from '../../../src/features/ingredients/ingredientsSlice.ts'

const { reducer, getInitialState } = ingredientsSlice

it('the list is empty at first', () => {
  expect(getInitialState()).toEqual([])
})

it.each(['egg', '', '  ', 'leek', ' Leek\u200f'])('%j is appended exactly as typed', (typed) => {
  const before = ['leek', 'salt']
  expect(reducer(before, ingredientAdded(typed))).toEqual(['leek', 'salt', typed])
  expect(before).toEqual(['leek', 'salt'])
})
