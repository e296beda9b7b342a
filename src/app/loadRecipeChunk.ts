type RecipeChunk = typeof import('./recipeChunk.ts')

let loading: Promise<RecipeChunk> | undefined
let failures = 0

/** Loads the recipe chunk once, and again after a failure. */
export function loadRecipeChunk(): Promise<RecipeChunk> {
  loading ??= importChunk().catch((error) => {
    failures++
    loading = undefined
    throw error
  })
  return loading
}

/** A retry uses another URL: browsers remember a module that was cut short (whatwg/html#6768). */
function importChunk(): Promise<RecipeChunk> {
  const resources = performance.getEntriesByType('resource')
  // The build names the chunk after its module.
  const chunk = resources.find(({ name }) => name.includes('/recipeChunk'))
  if (failures === 0 || !chunk) return import('./recipeChunk.ts')
  return import(/* @vite-ignore */ `${chunk.name}?${failures}`)
}

// In development, keep the state when the recipe chunk is edited.
import.meta.hot?.accept('./recipeChunk.ts', (chunk) => {
  if (chunk) loading = Promise.resolve(chunk as unknown as RecipeChunk)
})
