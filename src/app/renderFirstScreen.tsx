import { renderToString } from 'react-dom/server'
import type { PageSettings } from '../settings.ts'
import { App } from './App.tsx'
import { makeStore, type Services } from './store.ts'

/** The HTML of #root before any event. */
export function renderFirstScreen(settings: PageSettings): string {
  // Rendering to a string calls no service.
  const store = makeStore({} as Services)
  return renderToString(<App store={store} settings={settings} />)
}
