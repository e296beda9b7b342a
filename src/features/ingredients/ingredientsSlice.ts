import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A list that only grows. Exactly as typed: the specification wants no trimming, and no check for empty or duplicate ones. */
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
  },
})

export const { ingredientAdded } = ingredientsSlice.actions
export const { selectIngredients } = ingredientsSlice.selectors
