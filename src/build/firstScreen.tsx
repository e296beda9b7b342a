import { renderToString } from 'react-dom/server'
import { App } from '../app/App.tsx'
import { makeStore } from '../app/store.ts'

/** The HTML of the page before any event. The page's script hydrates it. */
export function renderFirstScreen(): string {
  return renderToString(<App store={makeStore({ chat: () => new Promise(() => {}) })} />)
}
