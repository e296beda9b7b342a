import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { App } from './app/App.tsx'
import { makeStore } from './app/store.ts'
import { oncePerFrame } from './chat/oncePerFrame.ts'
import { withTimeLimit } from './chat/withTimeLimit.ts'
import { FailureNote } from './features/recipe/FailureNote.tsx'
import { loadOnce } from './features/recipe/loadOnce.ts'
import './app/page.css'

const settings = __SETTINGS__

// Asking __SETTINGS__ itself lets the build leave out what is off.
const loadChat = __SETTINGS__.chat.stream
  ? loadOnce(() => import('./chat/huggingFaceStream.ts'), 'huggingFaceStream')
  : loadOnce(() => import('./chat/huggingFaceChat.ts'), 'huggingFaceChat')
const loadRecipe = __SETTINGS__.chat.stream
  ? loadOnce(() => import('./features/recipe/StreamedRecipe.tsx'), 'StreamedRecipe')
  : loadOnce(() => import('./features/recipe/Recipe.tsx'), 'Recipe')

// The time limit of a call includes the loading of the client's code.
const limitedChat = withTimeLimit(async (...call) => {
  const chat = await loadChat()
  return chat(settings.chat, location.origin)(...call)
}, settings.chat.timeLimitMs)
const chat = __SETTINGS__.chat.stream
  ? oncePerFrame(limitedChat, requestAnimationFrame)
  : limitedChat

const store = makeStore({ chat })
// The first event is the first ingredient. From then on a recipe may be asked for, so the code for that is loaded
// before anyone waits for it. What fails here is tried again when it is needed.
const stopWaiting = store.subscribe(() => {
  stopWaiting()
  void Promise.allSettled([loadChat(), loadRecipe()])
})

const root = document.getElementById('root')
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
if (!root || !icon) throw new Error('index.html has no root, or no icon')
const page = (
  <App
    store={store}
    icon={icon.href}
    recipeOffer={settings.recipeOffer}
    failureNote={__SETTINGS__.showFailures && <FailureNote />}
    loadRecipe={loadRecipe}
  />
)
// The text alone: an error may hold whole objects.
const options: RootOptions = { onCaughtError: (error) => console.error(String(error)) }
// A built page has its first screen in index.html.
if (import.meta.env.DEV) createRoot(root, options).render(page)
else hydrateRoot(root, page, options)
