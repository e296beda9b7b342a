import { useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk } from '../../app/loadRecipeChunk.ts'
import { FailureNote } from './FailureNote.tsx'
import { selectRecipe } from './recipeSlice.ts'

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

/** The request has already loaded the chunk. The exception is a recipe that Redux DevTools imported. */
function LazyRecipe() {
  const [chunk, setChunk] = useState(loadRecipeChunk.loaded)
  useEffect(() => {
    if (!chunk) loadRecipeChunk().then(setChunk, (error) => console.error(String(error)))
  }, [chunk])
  return chunk && <chunk.Recipe />
}
