import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { keepSettledLines } from '../../markdown/keepSettledLines.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { PlainText, PlainTextBoundary } from '../../markdown/PlainText.tsx'
import { KeepScreenOn } from './KeepScreenOn.tsx'
import { RecipeActions } from './RecipeActions.tsx'
import { selectRecipeState } from './recipeSlice.ts'

type Props = {
  id: string | undefined
  text: string
  stage: 'writing' | 'whole'
  field: RefObject<HTMLElement | null>
}

/** The recipe and its actions. A new recipe is scrolled into view, unless someone is typing. */
export function Recipe({ id, text, stage, field }: Props) {
  const { request, wasStopped, finishReason = 'stop' } = useAppSelector(selectRecipeState)
  const isStreaming = stage === 'writing'
  // Otherwise the reply to an earlier request is shown.
  const isNew = isStreaming || (!request && !wasStopped)
  const isCutShort = stage === 'whole' && finishReason !== 'stop'
  const top = useRef<HTMLDivElement>(null)
  const showTop = useEffectEvent(() => {
    if (document.activeElement === field.current) return
    const y = top.current?.getBoundingClientRect().top ?? 0
    const isInUpperHalf = y >= 0 && y <= innerHeight / 2
    if (!isInUpperHalf) top.current?.scrollIntoView()
  })
  useEffect(() => {
    if (isNew) showTop()
  }, [isNew])
  return (
    <>
      {/* Mounted while a recipe streams: it holds the wake lock. */}
      {'wakeLock' in navigator && <KeepScreenOn />}
      <div key={id} ref={top} className="recipe-text" lang="" dir="auto" aria-busy={isStreaming}>
        <PlainTextBoundary plain={<PlainText>{text}</PlainText>}>
          <Markdown>{__SETTINGS__.stream && isStreaming ? keepSettledLines(text) : text}</Markdown>
        </PlainTextBoundary>
      </div>
      {isCutShort && <p className="cut-short">The chef did not finish this recipe.</p>}
      {stage === 'whole' && <RecipeActions recipe={text} />}
    </>
  )
}
