import { useEffect, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { PlainText } from '../../markdown/PlainText.tsx'
import { PlainTextBoundary } from '../../markdown/PlainTextBoundary.tsx'
import { settledLines } from '../../markdown/settledLines.ts'
import { RecipeActions } from './RecipeActions.tsx'
import { selectRecipeState, shownRecipe } from './recipeSlice.ts'

/** The recipe and its actions. A new recipe is scrolled into view; the focus stays where it is. */
export function Recipe() {
  const state = useAppSelector(selectRecipeState)
  const { request, wasStopped, finishReason = 'stop' } = state
  const { id, text, stage } = shownRecipe(state)
  const recipe = text ?? ''
  const isStreaming = stage === 'writing'
  // Otherwise the reply to an earlier request is shown.
  const isNew = isStreaming || (!request && !wasStopped)
  // Also true while a stream is still blank: the actions hold the wake lock, so they must not unmount.
  const hasActions = stage !== 'none'
  const isCutShort = hasActions && !isStreaming && finishReason !== 'stop'
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew && top.current && shouldScrollTo(top.current)) top.current.scrollIntoView()
  }, [isNew])
  return (
    <>
      <div key={id} ref={top} className="recipe-text" lang="" dir="auto" aria-busy={isStreaming}>
        <PlainTextBoundary plain={<PlainText>{recipe}</PlainText>}>
          <Markdown>{__SETTINGS__.stream && isStreaming ? settledLines(recipe) : recipe}</Markdown>
        </PlainTextBoundary>
      </div>
      {isCutShort && <p className="cut-short">The chef did not finish this recipe.</p>}
      {hasActions && <RecipeActions recipe={recipe} isHidden={isStreaming} />}
    </>
  )
}

/** Whether nobody is typing, and the top of an element is out of view or in the lower part of the view. */
function shouldScrollTo(element: Element): boolean {
  const isTyping = document.querySelector('.ingredient-form input:focus')
  const { top } = element.getBoundingClientRect()
  const bar = document.querySelector('.request-progress.running')
  const bottom = bar ? bar.getBoundingClientRect().top : innerHeight
  return !isTyping && (top < 0 || top > bottom * 0.6)
}
