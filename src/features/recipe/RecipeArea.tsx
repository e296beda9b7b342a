import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk, type RecipeChunk } from '../../app/loadRecipeChunk.ts'
import { FAILURE_WORDS } from './describeStatus.ts'
import { chooseShown, selectRecipeState } from './recipeSlice.ts'
import { useFocusFallback } from './useFocusFallback.ts'

type Props = {
  field: RefObject<HTMLElement | null>
  pressedButton: RefObject<HTMLElement | null> // the one that was pressed last
  showFailures: boolean
}

/** Not rendered before the first recipe or failure. Empty after a reply without words, or a failure unless `showFailures`. */
export function RecipeArea({ field, pressedButton, showFailures }: Props) {
  const area = useRef<HTMLElement>(null)
  const state = useAppSelector(selectRecipeState)
  const { phase } = state.request
  const shown = chooseShown(state)
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [recipeChunk, setRecipeChunk] = useState<RecipeChunk>()
  const needsChunk = phase === 'running' || shown !== undefined
  useEffect(() => {
    if (needsChunk) loadRecipeChunk().then(setRecipeChunk, () => {})
  }, [needsChunk])
  // After Stop, focus the request button. Otherwise the recipe: an Enter that was meant for Stop must not ask again.
  useFocusFallback(phase === 'stopped' ? [pressedButton, area, field] : [area, field])
  if (!shown && state.recipe === null) return null
  const contents = !shown ? 'empty' : shown.finishReason ? 'ended' : 'streaming'
  return (
    <section ref={area} className="recipe" data-recipe={contents} aria-label="Recipe" tabIndex={-1}>
      {recipeChunk && shown && <recipeChunk.Recipe {...shown} field={field} />}
      {!shown && state.recipe === undefined && showFailures && (
        <p>{FAILURE_WORDS[state.failure]}</p>
      )}
    </section>
  )
}
