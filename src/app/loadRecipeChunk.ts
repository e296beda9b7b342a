type RecipeChunk = typeof import('./recipeChunk.ts')

let loading: Promise<RecipeChunk> | undefined
let retryUrl: string | undefined

/**
 * Loads the chunk once. Rejects if that fails, or if `signal` aborts first. Then the next call loads the chunk under a
 * new URL, because browsers remember a URL that failed or hangs.
 */
export async function loadRecipeChunk(signal?: AbortSignal): Promise<RecipeChunk> {
  loading ??= importChunk()
  try {
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([loading, aborted])
  } catch (error) {
    loading = undefined
    // Only the built page has this link.
    const link = document.querySelector<HTMLLinkElement>('link[rel=recipe-chunk]')
    retryUrl = link ? `${link.href}?${Date.now()}` : undefined
    throw error
  }
}

async function importChunk(): Promise<RecipeChunk> {
  const chunk = await (retryUrl ? import(/* @vite-ignore */ retryUrl) : import('./recipeChunk.ts'))
  // A file that was cut before its first byte is a valid module.
  if (!('chat' in chunk)) throw new Error('A chunk of the page is empty')
  return chunk
}
