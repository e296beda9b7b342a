import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { loadRecipeChunk, type RecipeChunk } from '../../app/loadRecipeChunk.ts'
import { selectContents, selectEnding, selectPhase, selectShownRecipe } from './selectors.ts'
import { STATUS_WORDS } from './statusWords.ts'
import { useFocusFallback } from './useFocusFallback.ts'

type Props = {
  field: RefObject<HTMLElement | null>
  pressedButton: RefObject<HTMLElement | null> // the one that was pressed last
  statusBar: RefObject<HTMLElement | null>
  failureWords: string
}

/** Not rendered before the first reply or failure. Without a recipe, a note with words, or blank. */
export function RecipeArea({ field, pressedButton, statusBar, failureWords }: Props) {
  const area = useRef<HTMLElement>(null)
  const phase = useAppSelector(selectPhase)
  const ending = useAppSelector(selectEnding)
  const contents = useAppSelector(selectContents)
  const shown = useAppSelector(selectShownRecipe)
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [recipeChunk, setRecipeChunk] = useState<RecipeChunk>()
  const needsChunk = phase === 'running' || shown !== undefined
  useEffect(() => {
    if (needsChunk) loadRecipeChunk().then(setRecipeChunk, () => {})
  }, [needsChunk])
  // Not the request button, unless Stop was pressed: a late Enter on Stop must not ask again.
  useFocusFallback(phase === 'stopped' ? [pressedButton, area, statusBar] : [area, statusBar])
  const hasEndedBlank = phase === 'idle' && contents !== undefined && !shown
  useEffect(() => {
    if (hasEndedBlank && document.activeElement !== field.current)
      area.current?.scrollIntoView({ block: 'nearest' })
  }, [hasEndedBlank, field])
  if (!contents) return null
  const words = ending === 'failed' ? failureWords : ending && STATUS_WORDS[ending]
  return (
    <section
      ref={area}
      className={shown ? 'recipe' : 'note screen-only'}
      data-recipe={contents}
      aria-label="Recipe"
      tabIndex={-1}
    >
      {recipeChunk && shown && <recipeChunk.Recipe {...shown} field={field} />}
      {!shown && words && <p>{words}</p>}
    </section>
  )
}
