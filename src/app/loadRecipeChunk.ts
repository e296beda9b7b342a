export type RecipeChunk = typeof import('./recipeChunk.ts')

let loading: Promise<RecipeChunk> | undefined
let imports = 0

/** Loads the recipe chunk once. After a failure or a timeout, the next call uses a new URL. A Stop does not end the load. */
export async function loadRecipeChunk(signal?: AbortSignal): Promise<RecipeChunk> {
  loading ??= importChunk()
  const chunk = loading
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([chunk, aborted]).catch((error: Error) => {
    // An import that hung may fail after the next one has started.
    if (error.name !== 'AbortError' && loading === chunk) loading = undefined
    throw error
  })
}

/** Preloads the recipe chunk when the page is idle: after a deploy, its URL may be gone. */
export function preloadRecipeChunk() {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => whenIdle(() => loadRecipeChunk().catch(() => {})))
}

/** A new URL each time: Firefox remembers one that failed. Only the built page has the link with the chunk's URL. */
function importChunk(): Promise<RecipeChunk> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=recipe-chunk]')
  if (!link) return import('./recipeChunk.ts')
  return import(/* @vite-ignore */ `${link.href}?${imports++}`)
}

// In development, keep the state when the recipe chunk is edited: the renderer, the chat's client, the prompt.
import.meta.hot?.accept('./recipeChunk.ts', (chunk) => {
  if (chunk) loading = Promise.resolve(chunk as unknown as RecipeChunk)
})
