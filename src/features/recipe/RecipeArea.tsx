import { type RefObject, useEffect, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { describeStatus } from './describeStatus.ts'
import { progressOf } from './recipeState.ts'
import { selectFailure, selectOutcomeStatus, selectPhase, selectShownRecipe } from './selectors.ts'
import { useFocusFallback } from './useFocusFallback.ts'
import { useLazyChunk } from './useLazyChunk.ts'

type Props = {
  field: RefObject<HTMLElement | null>
  pressedButton: RefObject<HTMLElement | null>
  showFailures: boolean
}

/** Null until a request has a result or streams. Then the recipe, a note, or a blank sheet. */
export function RecipeArea({ field, pressedButton, showFailures }: Props) {
  const area = useRef<HTMLElement>(null)
  const phase = useAppSelector(selectPhase)
  const outcomeStatus = useAppSelector(selectOutcomeStatus)
  const failure = useAppSelector(selectFailure)
  const shown = useAppSelector(selectShownRecipe)
  const chunk = useLazyChunk(phase === 'running' || shown !== undefined)
  // After a reply, not the request button: an Enter meant for Stop would send another request.
  useFocusFallback(phase === 'stopped' ? [pressedButton, area, field] : [area, field])
  const noteStatus = shown ? undefined : outcomeStatus
  const hasNewNote = phase === 'idle' && noteStatus !== undefined
  // A note or a blank sheet scrolls into view, unless someone is typing. A recipe does so itself.
  useEffect(() => {
    if (hasNewNote && document.activeElement !== field.current) area.current?.scrollIntoView()
  }, [hasNewNote, field])
  if (!shown && !noteStatus) return null
  const note = noteStatus && describeStatus({ status: noteStatus, failure, showFailures })
  return (
    <section
      ref={area}
      className={shown ? 'recipe' : 'note screen-only'}
      data-recipe={shown ? progressOf(shown.finishReason) : note ? 'note' : 'blank'}
      aria-label="Recipe"
      tabIndex={-1}
    >
      {chunk && shown && <chunk.Recipe {...shown} field={field} />}
      {note && <p>{note}</p>}
    </section>
  )
}
