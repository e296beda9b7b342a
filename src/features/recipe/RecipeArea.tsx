import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk } from '../../app/loadRecipeChunk.ts'
import { describeStatus } from './describeStatus.ts'
import type { Recipe } from './Recipe.tsx'
import { selectFailure, selectPhase } from './recipeSlice.ts'
import { type ShownRecipe, selectResult, selectShownRecipe } from './selectors.ts'
import { useFocusFallback } from './useFocusFallback.ts'

type Props = {
  field: RefObject<HTMLElement | null>
  requestButton: RefObject<HTMLElement | null> // the request button that was pressed last
  statusBar: RefObject<HTMLElement | null>
  showFailures: boolean
}

/** Null until a request has a result or streams. Then the recipe, a note, or a blank sheet. */
export function RecipeArea({ field, requestButton, statusBar, showFailures }: Props) {
  const area = useRef<HTMLElement>(null)
  const phase = useAppSelector(selectPhase)
  const result = useAppSelector(selectResult)
  const failure = useAppSelector(selectFailure)
  const shown = useAppSelector(selectShownRecipe)
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [chunk, setChunk] = useState<{ Recipe: typeof Recipe }>()
  const needsChunk = phase === 'running' || shown !== undefined
  useEffect(() => {
    if (needsChunk) loadRecipeChunk().then(setChunk, () => {})
  }, [needsChunk])
  // After a reply, not the request button: an Enter that was meant for Stop would ask again.
  useFocusFallback(phase === 'stopped' ? [requestButton, area, statusBar] : [area, statusBar])
  const isIdleWithoutRecipe = phase === 'idle' && !shown
  useEffect(() => {
    if (isIdleWithoutRecipe && document.activeElement !== field.current)
      area.current?.scrollIntoView({ block: 'nearest' })
  }, [isIdleWithoutRecipe, field])
  if (!shown && !result) return null
  const note = shown || !result ? undefined : describeStatus(result, failure, showFailures)
  return (
    <section
      ref={area}
      className={shown ? 'recipe' : 'note screen-only'}
      data-recipe={describeContent(shown, note)}
      aria-label="Recipe"
      tabIndex={-1}
    >
      {chunk && shown && <chunk.Recipe {...shown} field={field} />}
      {note && <p>{note}</p>}
    </section>
  )
}

/** For the styles */
function describeContent(shown: ShownRecipe | undefined, note: string | undefined) {
  if (shown) return shown.finishReason ? 'ended' : 'streaming'
  return note ? 'note' : 'blank'
}
