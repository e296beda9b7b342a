export type RecipeChunk = typeof import('./recipeChunk.ts')

let loading: Promise<RecipeChunk> | undefined
let isGivenUp = false

/**
 * Loads the chunk once. A call with a `signal`, which is a request's, rejects when that aborts. If the chunk has failed, or
 * has not arrived by then, the next request loads it under a new URL: browsers remember a URL that failed or hangs.
 */
export async function loadRecipeChunk(signal?: AbortSignal): Promise<RecipeChunk> {
  if (!loading || (isGivenUp && signal)) loading = importChunk()
  const current = loading
  try {
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([current, aborted])
  } catch (error) {
    // Not if another load has begun since.
    isGivenUp ||= loading === current
    throw error
  }
}

async function importChunk(): Promise<RecipeChunk> {
  // Only the built page has this link.
  const link = document.querySelector<HTMLLinkElement>('link[rel=recipe-chunk]')
  const chunk = await (isGivenUp && link
    ? import(/* @vite-ignore */ `${link.href}?${Date.now()}`)
    : import('./recipeChunk.ts'))
  // A file that was cut before its first byte is a valid module.
  if (!('chat' in chunk)) throw new Error('A chunk of the page is empty')
  isGivenUp = false
  return chunk
}
