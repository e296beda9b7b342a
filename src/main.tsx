import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadRecipeChunk } from './app/loadRecipeChunk.ts'
import { makeStore } from './app/store.ts'

const store = makeStore({
  chat: async (...call) => {
    const { chat } = await loadRecipeChunk()
    return chat(...call)
  },
})

// Loads the chunk with the first change of state, which is the first ingredient. If it fails, the request tries again.
const unsubscribe = store.subscribe(() => {
  unsubscribe()
  loadRecipeChunk().catch(() => {})
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
// Markdown that fails to render is shown as plain text. Log the message only: the error may hold the whole reply.
const options: RootOptions = { onCaughtError: (error) => console.error(String(error)) }
// The dev server does not prerender.
if (import.meta.env.DEV) createRoot(root, options).render(<App store={store} />)
else hydrateRoot(root, <App store={store} />, options)
