import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk, type RecipeChunk } from '../../app/loadRecipeChunk.ts'
import type { DescribeFailure } from './describeFailure.ts'
import { selectIsRunning, selectPhase, selectShown } from './recipeSlice.ts'

type Ref = RefObject<HTMLElement | null>
type Props = {
  ref: Ref
  field: Ref
  /** The button that asked for the recipe. */
  pressed: Ref
  describeFailure?: DescribeFailure | undefined
}

/** Renders nothing before the first recipe or failure. Empty after a failure, unless that is described. */
export function RecipeArea({ ref, field, pressed, describeFailure }: Props) {
  const shown = useAppSelector(selectShown, shallowEqual)
  const phase = useAppSelector(selectPhase)
  const isRunning = useAppSelector(selectIsRunning)
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [chunk, setChunk] = useState<RecipeChunk>()
  const needsChunk = isRunning || 'text' in shown
  useEffect(() => {
    if (needsChunk) loadRecipeChunk().then(setChunk, () => {})
  }, [needsChunk])
  // Read before the commit, which may remove this element. The build prerenders without a document.
  const focused = globalThis.document?.activeElement
  // When the focused element has disappeared, the focus moves on. Only after Stop to the request button: after a reply,
  // an Enter that is meant for Stop would ask again.
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return
    const fallbacks = [phase === 'stopped' ? pressed.current : null, ref.current, field.current]
    fallbacks.find((element) => element?.isConnected)?.focus({ preventScroll: true })
  })
  const { stage } = shown
  if (stage === 'hidden') return null
  return (
    <section ref={ref} className="recipe" data-recipe={stage} aria-label="Recipe" tabIndex={-1}>
      {chunk && 'text' in shown && (
        <chunk.Recipe {...shown} settleDraft={chunk.settleDraft} field={field} />
      )}
      {stage === 'none' && shown.failure && describeFailure && (
        <p>{describeFailure(shown.failure)}</p>
      )}
    </section>
  )
}
