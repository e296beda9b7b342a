import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { keepSettledLines } from '../../markdown/keepSettledLines.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { PlainText, PlainTextBoundary } from '../../markdown/PlainText.tsx'
import type { FinishReason } from '../../protocol/chat.ts'
import { KeepScreenOn } from './KeepScreenOn.tsx'
import { RecipeActions } from './RecipeActions.tsx'
import { selectPhase } from './recipeSlice.ts'

type Props = {
  id: string
  text: string
  stage: 'streaming' | 'whole'
  finishReason?: FinishReason
  field: RefObject<HTMLElement | null>
}

/** The recipe and its actions. A new recipe is scrolled into view, unless someone is typing. */
export function Recipe({ id, text, stage, finishReason = 'stop', field }: Props) {
  const phase = useAppSelector(selectPhase)
  const isStreaming = stage === 'streaming'
  // Not new: the recipe from before, while a request runs or after Stop.
  const isNew = isStreaming || phase === 'idle'
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
          <Markdown>{isStreaming ? keepSettledLines(text) : text}</Markdown>
        </PlainTextBoundary>
      </div>
      {finishReason !== 'stop' && <p className="cut-short">The chef did not finish this recipe.</p>}
      {stage === 'whole' && <RecipeActions recipe={text} />}
    </>
  )
}
