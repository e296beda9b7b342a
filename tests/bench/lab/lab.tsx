import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { useAppSelector } from '../../../src/app/hooks.ts'
import { makeStore, type RootState } from '../../../src/app/store.ts'
import { RecipeArea } from '../../../src/features/recipe/RecipeArea.tsx'
import {
  recipeDeltaReceived,
  requestRecipe,
  selectRecipe,
} from '../../../src/features/recipe/recipeSlice.ts'
import { Markdown } from '../../../src/markdown/Markdown.tsx'
import '../../../src/app/page.css'

/** The whole text is parsed whenever some of it comes. */
function NaiveRecipe() {
  return (
    <section className="recipe">
      <Markdown>{useAppSelector(selectRecipe) ?? ''}</Markdown>
    </section>
  )
}

let root: Root | undefined
function show(part: ReactNode, preloaded?: Partial<RootState>) {
  root?.unmount()
  const store = makeStore({ chat: () => new Promise(() => {}) }, preloaded)
  root = createRoot(document.getElementById('root') as HTMLElement)
  root.render(<Provider store={store}>{part}</Provider>)
  return store
}

const frame = () => new Promise(requestAnimationFrame)
async function painted() {
  await frame()
  await frame()
}

const lab = {
  /** Shows `text` as it comes in pieces of `length`, one a frame; resolves to how many frames were due, and how many were dropped. */
  async stream(kind: 'ours' | 'naive', text: string, length: number) {
    const store = show(kind === 'ours' ? <RecipeArea /> : <NaiveRecipe />)
    const { requestId } = store.dispatch(requestRecipe())
    const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
    let due = 0
    let before = await frame()
    for (const piece of pieces) {
      store.dispatch(recipeDeltaReceived({ requestId, delta: piece }))
      const now = await frame()
      due += Math.max(1, Math.round((now - before) / FRAME_MS))
      before = now
    }
    await painted()
    return { due, dropped: due - pieces.length }
  },

  /** Renders `text`, and nothing else; resolves to the ms until it is seen. */
  async render(text: string) {
    const began = performance.now()
    show(<Markdown>{text}</Markdown>)
    await painted()
    return performance.now() - began
  },
}

const FRAME_MS = 1000 / 60

declare global {
  interface Window {
    lab: typeof lab
  }
}
window.lab = lab
