export type RecipeChunk = typeof import('./recipeChunk.ts')

let loading: Promise<RecipeChunk> | undefined
let needsNewUrl = false

/** Loads the chunk once. After a failure or a timeout, a request uses a new URL: browsers remember URLs that failed. */
export async function loadRecipeChunk(signal?: AbortSignal): Promise<RecipeChunk> {
  if (!loading || (needsNewUrl && signal)) loading = importChunk()
  const current = loading
  try {
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([current, aborted])
  } catch (error) {
    // Neither Stop nor an old load that fails late says anything about the current load.
    const isStopped = (error as Error).name === 'AbortError'
    needsNewUrl ||= loading === current && !isStopped
    throw error
  }
}

/** Loads the chunk when the page is idle, so that a tab that is open during a deploy gets its recipe after it. */
export function preloadRecipeChunk() {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => whenIdle(() => loadRecipeChunk().catch(() => {})))
}

async function importChunk(): Promise<RecipeChunk> {
  // Only the built page has this link.
  const link = document.querySelector<HTMLLinkElement>('link[rel=recipe-chunk]')
  const chunk = await (needsNewUrl && link
    ? import(/* @vite-ignore */ `${link.href}?${Date.now()}`)
    : import('./recipeChunk.ts'))
  // An empty file, cut off before its first byte, is still a valid module.
  if (!('chat' in chunk)) throw new Error('The recipe chunk is empty')
  needsNewUrl = false
  return chunk
}
