import { renderToString } from 'react-dom/server'
import type { AppProps } from '../App.tsx'
import { Page } from '../Page.tsx'
import { makeStore } from '../store.ts'

/** The page as it is before anyone has touched it, in HTML that it can be hydrated from. */
export function firstScreen(app: Pick<AppProps, 'icon' | 'recipeOffer'>): string {
  const never = () => new Promise<never>(() => {})
  return renderToString(<Page store={makeStore({ chat: never })} loadRecipe={never} {...app} />)
}
