import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The ingredients, exactly as typed: the specification rules out any check. */
export const ingredientsSlice = createSlice({
  name: 'ingredients',
  initialState: [] as string[],
  reducers: {
    ingredientAdded(ingredients, { payload }: PayloadAction<string>) {
      ingredients.push(payload)
    },
  },
  selectors: {
    selectIngredients: (ingredients) => ingredients,
    selectIngredientCount: (ingredients) => ingredients.length,
  },
})

export const { ingredientAdded } = ingredientsSlice.actions
export const { selectIngredients, selectIngredientCount } = ingredientsSlice.selectors
