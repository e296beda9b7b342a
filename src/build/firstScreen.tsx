import { renderToString } from 'react-dom/server'
import { Page } from '../Page.tsx'
import type { RecipeOffer } from '../settings.ts'
import { makeStore } from '../store.ts'

/** The page as it is before anyone has touched it, in HTML that it can be hydrated from. */
export function firstScreen(recipeOffer: RecipeOffer): string {
  const store = makeStore({ chat: () => Promise.reject(new Error('Nobody asks at build time')) })
  return renderToString(<Page store={store} recipeOffer={recipeOffer} />)
}
