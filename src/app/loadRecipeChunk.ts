import { createChunkLoader } from './createChunkLoader.ts'

type RecipeChunk = typeof import('./recipeChunk.ts')

const loader = createChunkLoader<RecipeChunk>('recipeChunk', (url) =>
  url ? import(/* @vite-ignore */ url) : import('./recipeChunk.ts'),
)

export const loadRecipeChunk = loader.load

// In development, keep the state when the recipe chunk is edited.
import.meta.hot?.accept('./recipeChunk.ts', (chunk) =>
  loader.replace(chunk as RecipeChunk | undefined),
)
