import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What is on hand, in the order it was typed and exactly as it was typed. The list only grows. */
export const ingredientsSlice = createSlice({
  name: 'ingredients',
  initialState: [] as string[],
  reducers: {
    added(ingredients, { payload }: PayloadAction<string>) {
      ingredients.push(payload)
    },
  },
  selectors: {
    selectIngredients: (ingredients) => ingredients,
  },
})

export const { added } = ingredientsSlice.actions
export const { selectIngredients } = ingredientsSlice.selectors
