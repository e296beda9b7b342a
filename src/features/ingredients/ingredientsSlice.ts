import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The ingredients, exactly as typed: the specification rules out trimming, empty checks and duplicate checks. */
export const ingredientsSlice = createSlice({
  name: 'ingredients',
  initialState: [] as string[],
  reducers: {
    ingredientAdded(ingredients, { payload }: PayloadAction<string>) {
      ingredients.push(payload)
    },
  },
})

export const { ingredientAdded } = ingredientsSlice.actions
export const { selectSlice: selectIngredients } = ingredientsSlice
