import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadLazyChunk } from './app/loadLazyChunk.ts'
import { makeStore } from './app/store.ts'
import { withTimeout } from './chat/withTimeout.ts'
import type { Chat } from './protocol/chat.ts'
import type { PageSettings } from './settings.ts'

/** The build replaces this name with the page's settings. Anyone can read them. */
declare const __SETTINGS__: PageSettings
const settings = __SETTINGS__

const lazyChat: Chat = async (...args) => {
  const { createHuggingFaceChat } = await loadLazyChunk()
  // The gateway's path is relative to the page.
  return createHuggingFaceChat(settings.chat, location.href)(...args)
}
const store = makeStore({ chat: withTimeout(lazyChat, settings.chat.timeoutMs) })

const root = document.getElementById('root') as HTMLElement
// The message only: the error may hold the whole reply.
const logError = (error: unknown) => console.error(String(error))
const rootOptions = {
  onCaughtError: logError,
  // React has given up, and removed everything.
  onUncaughtError(error: unknown) {
    logError(error)
    root.role = 'alert'
    root.textContent = 'Something went wrong. Reload the page to start again.'
  },
  // An extension or a translation changed the page before hydration, so React renders it again.
  onRecoverableError: (error: unknown) => console.warn(String(error)),
}

const app = <App store={store} settings={settings} />
// Synchronous: React starts before `readyState` is "complete".
flushSync(() => {
  // The development server does not prerender.
  if (root.hasChildNodes()) hydrateRoot(root, app, rootOptions)
  else createRoot(root, rootOptions).render(app)
})

// While idle: a later deploy may remove the chunk's URL. Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout
addEventListener('load', () => whenIdle(() => loadLazyChunk().catch(() => {})))

// In development, keep the state when a slice is edited.
import.meta.hot?.accept('./app/store.ts', (module) => {
  if (module) store.replaceReducer(module.rootReducer)
})
