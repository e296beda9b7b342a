import { renderToString } from 'react-dom/server'
import type { PageSettings } from '../settings.ts'
import { App } from './App.tsx'
import { makeStore } from './store.ts'

/** The HTML of #root before any event. The page's script hydrates it. */
export function renderFirstScreen(settings: PageSettings): string {
  const never = () => new Promise<never>(() => {})
  return renderToString(<App store={makeStore({ chat: never })} settings={settings} />)
}
