import { type RefObject, useEffect, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { describeStatus } from './describeStatus.ts'
import { selectAreaStatus, selectPhase, selectShownRecipe } from './selectors.ts'
import { useFocusFallback } from './useFocusFallback.ts'
import { useRecipeComponent } from './useRecipeComponent.ts'

type Props = {
  field: RefObject<HTMLElement | null>
  pressedButton: RefObject<HTMLElement | null>
  showFailures: boolean
}

/** Null until a request has a result or streams. Then the recipe, a note, or a blank sheet. */
export function RecipeArea({ field, pressedButton, showFailures }: Props) {
  const area = useRef<HTMLElement>(null)
  const phase = useAppSelector(selectPhase)
  const status = useAppSelector(selectAreaStatus)
  const shown = useAppSelector(selectShownRecipe)
  const Recipe = useRecipeComponent(phase === 'running' || shown !== undefined)
  // After a reply, not the request button: an Enter meant for Stop would send another request.
  useFocusFallback(phase === 'stopped' ? [pressedButton, area, field] : [area, field])
  // A recipe has its id. A note has its status, which is undefined while a request runs.
  const resultKey = shown?.recipeId ?? (phase === 'idle' ? status : undefined)
  // What is new scrolls into view, unless someone is typing.
  useEffect(() => {
    if (resultKey && document.activeElement !== field.current) area.current?.scrollIntoView()
  }, [resultKey, field])
  if (!status) return null
  const note = shown ? '' : describeStatus(status, showFailures)
  const emptyState = note ? 'note' : 'blank'
  return (
    <section
      ref={area}
      className={shown ? 'recipe' : 'note screen-only'}
      data-recipe={shown ? status : emptyState}
      aria-label="Recipe"
      tabIndex={-1}
    >
      {Recipe && shown && <Recipe {...shown} />}
      {note && <p>{note}</p>}
    </section>
  )
}
