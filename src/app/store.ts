import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { ingredientsSlice } from '../features/ingredients/ingredientsSlice.ts'
import { recipeSlice } from '../features/recipe/recipeSlice.ts'
import type { Chat } from '../protocol/chat.ts'

/** The `extra` argument of the thunks: the services that the page calls. Tests pass a fake. */
export type Services = { chat: Chat }

/** @public (knip): Vite's hot update imports it after an edit. */
export const rootReducer = combineReducers({
  ingredients: ingredientsSlice.reducer,
  recipe: recipeSlice.reducer,
})

export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']

export function makeStore(services: Services) {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } }),
    // Without this, Redux DevTools would not show `undefined`: the recipe after a failure.
    devTools: { serialize: { options: { undefined: true } } },
  })
}
