import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * The ingredients on hand, in the order they were added and exactly as they were typed: the specification wants no
 * trimming, and no check for empty or duplicate ones. The list only grows.
 */
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
