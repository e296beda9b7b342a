import { renderToString } from 'react-dom/server'
import { App, type ScreenProps } from '../app/App.tsx'
import { makeStore } from '../app/store.ts'

/** The HTML of the page before anyone has touched it, which the page is hydrated from. */
export function firstScreen(app: Pick<ScreenProps, 'icon' | 'recipeOffer'>): string {
  const never = () => new Promise<never>(() => {})
  return renderToString(<App store={makeStore({ chat: never })} loadRecipe={never} {...app} />)
}
