import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { oncePerFrame } from './chat/oncePerFrame.ts'
import { withTimeLimit } from './chat/withTimeLimit.ts'
import { Page } from './Page.tsx'
import { FailureNote } from './recipe/FailureNote.tsx'
import { loadRecipe } from './recipe/RecipeText.tsx'
import type { Settings } from './settings.ts'
import { makeStore } from './store.ts'
import './page.css'

/** What parseSettings made of the environment of this build; see vite.config.ts. */
declare const __SETTINGS__: Settings
// By this name it is read here; where __SETTINGS__ is written out the build leaves out what is off.
const settings = __SETTINGS__

/** The client's code is loaded when it is first asked at the latest, within the limit of that call. */
const loadChat = __SETTINGS__.chat.stream
  ? async () => (await import('./chat/huggingFaceStream.ts')).huggingFaceStream
  : async () => (await import('./chat/huggingFaceChat.ts')).huggingFaceChat
const limitedChat = withTimeLimit(async (...call) => {
  const chat = await loadChat()
  return chat(settings.chat, location.origin)(...call)
}, settings.chat.timeLimitMs)
const chat = __SETTINGS__.chat.stream
  ? oncePerFrame(limitedChat, requestAnimationFrame)
  : limitedChat

const store = makeStore({ chat })
// The first event is the first ingredient. From there on a recipe may be asked for, and what that takes is fetched
// before anyone waits for it; what fails here is tried again when it is needed.
const stopWaiting = store.subscribe(() => {
  stopWaiting()
  const whenIdle = window.requestIdleCallback ?? setTimeout // Safari has none.
  whenIdle(() => void Promise.allSettled([loadChat(), loadRecipe()]))
})

const root = document.getElementById('root')
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
if (!root || !icon) throw new Error('index.html has no root, or no icon')
const page = (
  <Page
    store={store}
    icon={icon.href}
    recipeOffer={settings.recipeOffer}
    failureNote={__SETTINGS__.showFailures && <FailureNote />}
  />
)
const options: RootOptions = { onCaughtError: (error) => console.error(String(error)) }
// In a built page the first screen is there already.
if (import.meta.env.DEV) createRoot(root, options).render(page)
else hydrateRoot(root, page, options)
