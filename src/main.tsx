import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App.tsx'
import type { Chat } from './chat/chat.ts'
import type { Settings } from './settings.ts'
import { makeStore } from './store.ts'
import './page.css'

/** What parseSettings made of the environment of this build; see vite.config.ts. */
declare const __SETTINGS__: Settings
const settings = __SETTINGS__

/** The client is not waited for before it is asked for the first time. */
const chat: Chat = async (messages, signal) => {
  const { huggingFaceChat } = await import('./chat/huggingFace.ts')
  return huggingFaceChat(settings.chat, location.origin)(messages, signal)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
createRoot(root, { onCaughtError: (error) => console.error(String(error)) }).render(
  <StrictMode>
    <Provider store={makeStore({ chat })}>
      <App recipeOffer={settings.recipeOffer} showFailures={settings.showFailures} />
    </Provider>
  </StrictMode>,
)
