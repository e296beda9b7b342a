import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import type { PageSettings } from '../settings.ts'
import { Screen } from './Screen.tsx'
import type { AppStore } from './store.ts'

export function App({ store, settings }: { store: AppStore; settings: PageSettings }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <Screen {...settings} />
      </Provider>
    </StrictMode>
  )
}
