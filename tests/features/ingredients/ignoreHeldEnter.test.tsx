import { expect, it } from 'vitest'
import { selectIngredients } from '../../../src/features/ingredients/ingredientsSlice.ts'
import { renderApp } from '../../support/renderApp.tsx'

it('a held Enter acts once, and other held keys repeat', async () => {
  const { store, user, getByLabelText } = renderApp()
  await user.type(getByLabelText('Add Ingredient'), 'e{g>3/}{Enter>3/}')
  expect(selectIngredients(store.getState())).toEqual(['eggg'])
})
