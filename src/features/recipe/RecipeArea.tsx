import { type RefObject, useEffect, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { describeStatus } from './describeStatus.ts'
import {
  type ShownRecipe,
  selectFailure,
  selectPhase,
  selectResult,
  selectShownRecipe,
} from './selectors.ts'
import { useFocusFallback } from './useFocusFallback.ts'
import { useRecipeChunk } from './useRecipeChunk.ts'

type Props = {
  field: RefObject<HTMLElement | null>
  pressedButton: RefObject<HTMLElement | null>
  showFailures: boolean
}

/** Null until a request has a result or streams. Then the recipe, a note, or a blank sheet. */
export function RecipeArea({ field, pressedButton, showFailures }: Props) {
  const area = useRef<HTMLElement>(null)
  const phase = useAppSelector(selectPhase)
  const result = useAppSelector(selectResult)
  const failure = useAppSelector(selectFailure)
  const shown = useAppSelector(selectShownRecipe)
  const chunk = useRecipeChunk(phase === 'running' || shown !== undefined)
  // After a reply, not the pressed button: an Enter that was meant for Stop would ask again.
  useFocusFallback(phase === 'stopped' ? [pressedButton, area, field] : [area, field])
  const isIdleWithoutRecipe = phase === 'idle' && !shown
  useEffect(() => {
    if (isIdleWithoutRecipe && document.activeElement !== field.current)
      area.current?.scrollIntoView({ block: 'nearest' })
  }, [isIdleWithoutRecipe, field])
  if (!shown && !result) return null
  const note =
    result && !shown ? describeStatus({ status: result, failure, showFailures }) : undefined
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

/** The value of data-recipe, which the styles read. */
function describeContent(shown: ShownRecipe | undefined, note: string | undefined) {
  if (!shown) return note ? 'note' : 'blank'
  if (!shown.finishReason) return 'streaming'
  return shown.finishReason === 'stop' ? 'finished' : 'unfinished'
}
