import { useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk, recipeChunk } from '../../app/loadRecipeChunk.ts'
import { FailureNote } from './FailureNote.tsx'
import { selectIsRunning, selectShownRecipe } from './recipeSlice.ts'

/** Renders nothing before the first recipe or failure. Empty after a failure, unless failures are shown. */
export function RecipeArea() {
  const recipe = useAppSelector(selectShownRecipe)
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

/** Not React.lazy, which would show its fallback for a frame, and would remember a failure. */
function LazyRecipe() {
  const isRunning = useAppSelector(selectIsRunning)
  const [chunk, setChunk] = useState(recipeChunk)
  // Only for a recipe that Redux DevTools imported: a request loads the chunk before it calls the chat (main.tsx).
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again with each request
  useEffect(() => {
    if (!chunk) loadRecipeChunk().then(setChunk, (error) => console.error(String(error)))
  }, [chunk, isRunning])
  return chunk && <chunk.Recipe />
}
