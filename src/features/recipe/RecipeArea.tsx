import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk, type RecipeChunk } from '../../app/loadRecipeChunk.ts'
import { FAILURES } from './describeStatus.ts'
import { chooseShown, selectRecipeState } from './recipeSlice.ts'
import { useFocusFallback } from './useFocusFallback.ts'

type ElementRef = RefObject<HTMLElement | null>
type Props = {
  field: ElementRef
  pressedButton: ElementRef // the one that was pressed last
  showFailures: boolean
}

/** Not rendered before the first recipe or failure. Empty after a reply without words or, without `showFailures`, a failure. */
export function RecipeArea({ field, pressedButton, showFailures }: Props) {
  const area = useRef<HTMLElement>(null)
  const state = useAppSelector(selectRecipeState)
  const { phase } = state.request
  const shown = chooseShown(state)
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [chunk, setChunk] = useState<RecipeChunk>()
  const needsChunk = phase !== 'idle' || shown !== undefined
  useEffect(() => {
    if (needsChunk) loadRecipeChunk().then(setChunk, () => {})
  }, [needsChunk])
  // After Stop, focus the request button. After a reply, the recipe: on the button, an Enter meant for Stop would ask again.
  useFocusFallback(phase === 'stopped' ? [pressedButton, area, field] : [area, field])
  if (!shown && state.recipe === null) return null
  const stage = shown?.finishReason ? 'ended' : 'streaming'
  const contents = shown ? stage : 'empty'
  return (
    <section ref={area} className="recipe" data-recipe={contents} aria-label="Recipe" tabIndex={-1}>
      {chunk && shown && <chunk.Recipe {...shown} field={field} />}
      {!shown && state.recipe === undefined && showFailures && <p>{FAILURES[state.failure]}</p>}
    </section>
  )
}
