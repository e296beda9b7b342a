export type RecipeChunk = typeof import('./recipeChunk.ts')

let loading: Promise<RecipeChunk> | undefined
let failures = 0

/** Loads the chunk once. After a failure, or a timeout of `signal`, the next call loads it from a new URL. */
export async function loadRecipeChunk(signal?: AbortSignal): Promise<RecipeChunk> {
  loading ??= importChunk()
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([loading, aborted]).catch((error: Error) => {
    // After Stop, the chunk goes on loading.
    if (error.name !== 'AbortError') {
      loading = undefined
      failures++
    }
    throw error
  })
}

/** Loads the chunk when the page is idle, so that a tab that is open during a deploy gets its recipe after it. */
export function preloadRecipeChunk() {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => whenIdle(() => loadRecipeChunk().catch(() => {})))
}

/** Firefox remembers a URL that failed. Only the built page has the link with the chunk's URL. */
function importChunk(): Promise<RecipeChunk> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=recipe-chunk]')
  if (!link) return import('./recipeChunk.ts')
  return import(/* @vite-ignore */ `${link.href}?${failures}`)
}
