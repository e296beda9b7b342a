import { useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { PlainText } from '../../markdown/PlainText.tsx'
import { PlainTextBoundary } from '../../markdown/PlainTextBoundary.tsx'
import { settledLines } from '../../markdown/settledLines.ts'
import { RecipeActions } from './RecipeActions.tsx'
import { selectRecipeState, selectShownRecipe } from './recipeSlice.ts'

/** The recipe and its actions. A new recipe is scrolled into view; the focus stays where it is. */
export function Recipe() {
  const recipe = useAppSelector(selectShownRecipe) ?? ''
  const { phase, finishReason = 'stop' } = useAppSelector(selectRecipeState)
  const isStreaming = phase === 'streaming'
  // In the other phases, the reply to an earlier request is shown.
  const isNew = isStreaming || phase === 'idle'
  // Also true while a stream is still blank: the actions hold the wake lock, so they must not unmount.
  const hasActions = isStreaming || recipe.trim() !== ''
  const isCutShort = hasActions && !isStreaming && finishReason !== 'stop'
  const key = useReplyCount(recipe, isNew)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew && top.current && shouldScrollTo(top.current)) top.current.scrollIntoView()
  }, [isNew])
  return (
    <>
      <div key={key} ref={top} className="recipe-text" lang="" dir="auto" aria-busy={isStreaming}>
        <PlainTextBoundary plain={<PlainText>{recipe}</PlainText>}>
          <Markdown>{__SETTINGS__.stream && isStreaming ? settledLines(recipe) : recipe}</Markdown>
        </PlainTextBoundary>
      </div>
      {isCutShort && <p className="cut-short">The chef did not finish this recipe.</p>}
      {hasActions && <RecipeActions recipe={recipe} isHidden={isStreaming} />}
    </>
  )
}

/** Counts the replies. Used as a key, the count makes React replace the last reply and reset PlainTextBoundary. */
function useReplyCount(text: string, isNew: boolean): number {
  const [last, setLast] = useState({ text, isNew, count: 0 })
  // A reply begins when isNew becomes true, or with a text that does not continue the last one.
  const isContinued = text.startsWith(last.text) && (last.isNew || !isNew)
  const count = isContinued ? last.count : last.count + 1
  if (text !== last.text || isNew !== last.isNew) setLast({ text, isNew, count })
  return count
}

/** Whether nobody is typing, and the top of an element is out of view or in the lower part of the view. */
function shouldScrollTo(element: Element): boolean {
  const isTyping = document.querySelector('.ingredient-form input:focus')
  const { top } = element.getBoundingClientRect()
  const bar = document.querySelector('.request-progress.running')
  const bottom = bar ? bar.getBoundingClientRect().top : innerHeight
  return !isTyping && (top < 0 || top > bottom * 0.6)
}
