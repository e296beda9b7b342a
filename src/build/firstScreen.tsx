import { renderToString } from 'react-dom/server'
import type { AppProps } from '../App.tsx'
import { Page } from '../Page.tsx'
import { makeStore } from '../store.ts'

/** The page as it is before anyone has touched it, in HTML that it can be hydrated from. */
export function firstScreen(app: AppProps): string {
  const store = makeStore({ chat: () => Promise.reject(new Error('Nobody asks at build time')) })
  return renderToString(<Page store={store} {...app} />)
}
