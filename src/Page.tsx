import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { App, type AppProps } from './App.tsx'
import type { AppStore } from './store.ts'

/** All that is rendered: at build time, in the browser, and in tests the same. */
export function Page({ store, ...app }: AppProps & { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <App {...app} />
      </Provider>
    </StrictMode>
  )
}
