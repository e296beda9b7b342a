import { useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk } from '../../app/loadRecipeChunk.ts'
import { FailureNote } from './FailureNote.tsx'
import { selectRecipe } from './recipeSlice.ts'

/** Mounted as soon as the recipe is not null. Empty after a failure, unless failures are shown. */
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

/** The chunk is already there, because the request loaded it. It is not if Redux DevTools imported a recipe. */
function LazyRecipe() {
  const [chunk, setChunk] = useState(loadRecipeChunk.loaded)
  useEffect(() => {
    if (!chunk) loadRecipeChunk().then(setChunk, (error) => console.error(String(error)))
  }, [chunk])
  return chunk && <chunk.Recipe />
}
