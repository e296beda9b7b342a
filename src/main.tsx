import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadRecipeChunk, preloadRecipeChunk } from './app/loadRecipeChunk.ts'
import { makeStore } from './app/store.ts'
import { withTimeout } from './chat/withTimeout.ts'
import { ROOT_ID } from './features/ingredients/earlyIds.ts'
import type { Chat } from './protocol/chat.ts'

const lazyChat: Chat = async (messages, signal, listener) => {
  const { chat } = await loadRecipeChunk(signal)
  return chat(messages, signal, listener)
}
const store = makeStore({ chat: withTimeout(lazyChat, __SETTINGS__.chat.timeoutMs) })

const root = document.getElementById(ROOT_ID) as HTMLElement
const options: RootOptions = {
  // Markdown that fails to render is shown as plain text. Log the message only: the error may hold the whole reply.
  onCaughtError: (error) => console.error(String(error)),
  // An extension or a translation changed the page before hydration, so React renders the page again.
  onRecoverableError: (error) => console.warn(String(error)),
}
// The dev server does not prerender.
if (import.meta.env.DEV) createRoot(root, options).render(<App store={store} />)
else hydrateRoot(root, <App store={store} />, options)
preloadRecipeChunk()

// In development, keep the state when a slice is edited. For components and style sheets, Vite does this itself.
import.meta.hot?.accept('./app/store.ts', (module) => {
  if (module) store.replaceReducer(module.rootReducer)
})
