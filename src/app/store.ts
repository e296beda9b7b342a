import { combineReducers, configureStore } from '@reduxjs/toolkit'
import type { Chat } from '../chat/chat.ts'
import { ingredientsSlice } from '../features/ingredients/ingredientsSlice.ts'
import { recipeSlice } from '../features/recipe/recipeSlice.ts'

/** What the thunks get as `extra`: the page's way to the outside. Tests pass a fake. */
export type Services = { chat: Chat }

/** @public main.tsx replaces it in development. */
export const rootReducer = combineReducers({
  ingredients: ingredientsSlice.reducer,
  recipe: recipeSlice.reducer,
})

export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']

export function makeStore(services: Services, preloadedState: Partial<RootState> = {}) {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } }),
    preloadedState,
  })
}
