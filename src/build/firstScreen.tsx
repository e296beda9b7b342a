import { renderToString } from 'react-dom/server'
import type { AppProps } from '../App.tsx'
import { Page } from '../Page.tsx'
import { makeStore } from '../store.ts'

/** The HTML of the page before anyone has touched it, which the page is hydrated from. */
export function firstScreen(app: Pick<AppProps, 'icon' | 'recipeOffer'>): string {
  const never = () => new Promise<never>(() => {})
  return renderToString(<Page store={makeStore({ chat: never })} loadRecipe={never} {...app} />)
}
