type RecipeChunk = typeof import('./recipeChunk.ts')

/** The chunk, once it has loaded. */
export let recipeChunk: RecipeChunk | undefined
let failures = 0
const importChunk = () => import('./recipeChunk.ts')

/**
 * An import() that can be called again after a failure. Firefox before 155 remembers a URL that failed, so each retry adds
 * `?n` to it. Once Baseline has Firefox 155, a plain import() will do.
 */
export async function loadRecipeChunk(): Promise<RecipeChunk> {
  if (recipeChunk) return recipeChunk
  // The built function is `() => import("./recipeChunk-….js")`. Bundlers give no other way to its URL. The dev server
  // needs no retry, and its URLs do not match.
  const [url] = String(importChunk).match(/\.\/[\w-]+\.js/) ?? []
  try {
    const chunk: RecipeChunk = await (url && failures
      ? import(/* @vite-ignore */ `${url}?${failures}`)
      : importChunk())
    // A file that was cut before its first byte is a valid module.
    if (Object.keys(chunk).length === 0) throw new Error('A chunk of the page is empty')
    recipeChunk = chunk
    return chunk
  } catch (error) {
    failures++
    throw error
  }
}
