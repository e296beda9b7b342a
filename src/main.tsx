import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App.tsx'
import { withTimeLimit } from './chat/timeLimit.ts'
import type { Settings } from './settings.ts'
import { makeStore } from './store.ts'
import './page.css'

/** What parseSettings made of the environment of this build; see vite.config.ts. */
declare const __SETTINGS__: Settings
const settings = __SETTINGS__

/** The client's code is loaded when it is first asked, within the limit of that call. */
const chat = withTimeLimit(async (messages, signal) => {
  const { huggingFaceChat } = await import('./chat/huggingFace.ts')
  return huggingFaceChat(settings.chat, location.origin)(messages, signal)
}, settings.chat.timeLimitMs)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
createRoot(root, { onCaughtError: (error) => console.error(String(error)) }).render(
  <StrictMode>
    <Provider store={makeStore({ chat })}>
      <App recipeOffer={settings.recipeOffer} showFailures={settings.showFailures} />
    </Provider>
  </StrictMode>,
)
