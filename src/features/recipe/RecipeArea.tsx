import { useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk } from '../../app/loadRecipeChunk.ts'
import { FailureNote } from './FailureNote.tsx'
import { selectIsRunning, selectRecipe } from './recipeSlice.ts'

/** Renders nothing before the first recipe or failure. Empty after a failure, unless failures are shown. */
export function RecipeArea() {
  const recipe = useAppSelector(selectRecipe)
  if (recipe === null) return null
  return (
    <section className="recipe" aria-label="Recipe">
      {recipe !== undefined && <LazyRecipe />}
      {recipe === undefined && __SETTINGS__.showFailures && (
        <p>
          <FailureNote />
        </p>
      )}
    </section>
  )
}

/**
 * The request has already loaded the chunk. The exception is a recipe that Redux DevTools imported. Not React.lazy, which
 * would show its fallback for a frame, and would remember a failure.
 */
function LazyRecipe() {
  const isRunning = useAppSelector(selectIsRunning)
  const [chunk, setChunk] = useState(loadRecipeChunk.loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chunk that failed is loaded again with each request
  useEffect(() => {
    if (!chunk) loadRecipeChunk().then(setChunk, (error) => console.error(String(error)))
  }, [chunk, isRunning])
  return chunk && <chunk.Recipe />
}
