import { useEffect, useEffectEvent, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk } from '../../app/loadRecipeChunk.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { FAILURE_SENTENCES } from './failureSentences.ts'
import { selectIsRunning, selectRecipeState, selectShownRecipe } from './recipeSlice.ts'

type RecipeChunk = Awaited<ReturnType<typeof loadRecipeChunk>>

/** Renders nothing before the first recipe or failure. Empty after a failure, unless failures are shown. */
export function RecipeArea() {
  const recipe = useAppSelector(selectShownRecipe)
  const { failure } = useAppSelector(selectRecipeState)
  const hasIngredients = useAppSelector(selectIngredients).length > 0
  const isRunning = useAppSelector(selectIsRunning)
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [chunk, setChunk] = useState<RecipeChunk>()
  const load = useEffectEvent(() => {
    // The request logs the failure.
    loadRecipeChunk().then(setChunk, () => {})
  })
  useEffect(() => {
    if (hasIngredients) load()
  }, [hasIngredients])
  useEffect(() => {
    if (isRunning) load()
  }, [isRunning])
  if (recipe === null) return null
  return (
    <section className="recipe" aria-label="Recipe" tabIndex={-1}>
      {recipe !== undefined && chunk && <chunk.Recipe />}
      {recipe === undefined && failure && __SETTINGS__.showFailures && (
        <p>{FAILURE_SENTENCES[failure]}</p>
      )}
    </section>
  )
}
