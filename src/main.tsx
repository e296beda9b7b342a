import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadRecipeChunk } from './app/loadRecipeChunk.ts'
import { makeStore } from './app/store.ts'
import { withTimeout } from './chat/withTimeout.ts'
import { ingredientAdded } from './features/ingredients/ingredientsSlice.ts'
import type { Chat } from './protocol/chat.ts'

declare global {
  interface Window {
    /** Defined in index.html, unless a proxy or a policy has removed that script. */
    endEarlyInput?: (start: () => void) => string[]
  }
}

const settings = __SETTINGS__
const lazyChat: Chat = async (...call) => {
  const { huggingFaceChat } = await loadRecipeChunk()
  return huggingFaceChat(settings.chat, location.href)(...call)
}
const store = makeStore({ chat: withTimeout(lazyChat, settings.chat.timeoutMs) })
const app = <App store={store} settings={settings} />

/** Renders the page, and returns the field. Synchronous, so that no submit event falls between index.html's script and React. */
function start(root: HTMLElement, restartsLeft = 3): HTMLInputElement {
  const options: RootOptions = {
    // Markdown that fails to render is shown as plain text. Log the message only: the error may hold the whole reply.
    onCaughtError: (error) => console.error(String(error)),
    // An extension or a translation changed the page before hydration, so React renders the page again.
    onRecoverableError: (error) => console.warn(String(error)),
    // An extension or a translation changed it later, so React removed everything. The store has all but the field's text.
    onUncaughtError(error) {
      console.error(String(error))
      if (!root.isConnected || restartsLeft === 0) return
      const newRoot = root.cloneNode() as HTMLElement
      root.replaceWith(newRoot)
      // Later, because flushSync does nothing while React handles an error.
      queueMicrotask(() => {
        const newField = start(newRoot, restartsLeft - 1)
        newField.value = field.value
        newField.focus({ preventScroll: true })
      })
    },
  }
  flushSync(() => {
    // Empty after a restart, and on the dev server, which does not prerender.
    if (root.hasChildNodes()) hydrateRoot(root, app, options)
    else createRoot(root, options).render(app)
  })
  // A restart reads the text of this field after React has removed it.
  const field = document.getElementById('ingredient') as HTMLInputElement
  return field
}

const root = document.getElementById('root') as HTMLElement
const kept = window.endEarlyInput?.(() => start(root))
if (!kept) start(root)
for (const ingredient of kept ?? []) store.dispatch(ingredientAdded(ingredient))

// When the page is idle: after a deploy, the chunk's URL may be gone. Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout
addEventListener('load', () => whenIdle(() => loadRecipeChunk().catch(() => {})))

// In development, keep the state when a slice is edited: store.ts imports both slices, and this file imports one of them, too.
import.meta.hot?.accept(
  ['./app/store.ts', './features/ingredients/ingredientsSlice.ts'],
  ([module]) => module && store.replaceReducer(module.rootReducer),
)
