import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { withTimeLimit } from './chat/timeLimit.ts'
import { Page } from './Page.tsx'
import { loadMarkdown } from './recipe/RecipeText.tsx'
import type { Settings } from './settings.ts'
import { makeStore } from './store.ts'
import './page.css'

/** What parseSettings made of the environment of this build; see vite.config.ts. */
declare const __SETTINGS__: Settings
const settings = __SETTINGS__

/** The client's code is loaded when it is first asked at the latest, within the limit of that call. */
const loadChat = () => import('./chat/huggingFace.ts')
const chat = withTimeLimit(async (messages, signal) => {
  const { huggingFaceChat } = await loadChat()
  return huggingFaceChat(settings.chat, location.origin)(messages, signal)
}, settings.chat.timeLimitMs)

const store = makeStore({ chat })
// The first event is the first ingredient. From there on a recipe may be asked for, and what that takes is fetched
// before anyone waits for it; what fails here is tried again when it is needed.
const stopWaiting = store.subscribe(() => {
  stopWaiting()
  const whenIdle = window.requestIdleCallback ?? setTimeout // Safari has none.
  whenIdle(() => void Promise.allSettled([loadChat(), loadMarkdown()]))
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
const page = <Page store={store} settings={settings} />
const options: RootOptions = { onCaughtError: (error) => console.error(String(error)) }
// The first screen is there already, but for `npm run dev`.
if (root.hasChildNodes()) hydrateRoot(root, page, options)
else createRoot(root, options).render(page)
