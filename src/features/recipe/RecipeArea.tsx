import { type RefObject, useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk, type RecipeChunk } from '../../app/loadRecipeChunk.ts'
import { describeFailure } from './describeFailure.ts'
import { getShownRecipe, selectRecipeState } from './recipeSlice.ts'

type Props = { ref: RefObject<HTMLElement | null>; field: RefObject<HTMLElement | null> }

/** Renders nothing before the first recipe or failure. Empty after a failure, unless `showFailures` is on. */
export function RecipeArea({ ref, field }: Props) {
  const state = useAppSelector(selectRecipeState)
  const shown = getShownRecipe(state)
  const sentence = shown.text === undefined && describeFailure(state.failure)
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [chunk, setChunk] = useState<RecipeChunk>()
  const needsChunk = state.request !== null || shown.stage !== 'none'
  useEffect(() => {
    if (needsChunk) loadRecipeChunk().then(setChunk, () => {})
  }, [needsChunk])
  if (shown.text === null) return null
  return (
    <section
      ref={ref}
      className="recipe"
      data-recipe={shown.stage}
      aria-label="Recipe"
      tabIndex={-1}
    >
      {shown.stage !== 'none' && chunk && <chunk.Recipe {...shown} field={field} />}
      {sentence && <p>{sentence}</p>}
    </section>
  )
}
