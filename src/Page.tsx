import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { App } from './App.tsx'
import type { Settings } from './settings.ts'
import type { AppStore } from './store.ts'

/** All that is rendered: at build time, when it is hydrated, and in tests the same. */
export function Page({ store, settings }: { store: AppStore; settings: Settings }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <App recipeOffer={settings.recipeOffer} showFailures={settings.showFailures} />
      </Provider>
    </StrictMode>
  )
}
