import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { makeStore } from './store.ts'

/** The HTML of the page before any event. The page's script hydrates it. */
export function renderFirstScreen(): string {
  return renderToString(<App store={makeStore({ chat: () => new Promise(() => {}) })} />)
}
