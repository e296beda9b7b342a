import { type RefObject, useEffect, useRef } from 'react'
import { keepSettledLines } from '../../../markdown/keepSettledLines.ts'
import { Markdown } from '../../../markdown/Markdown.tsx'
import { PlainText, PlainTextBoundary } from '../../../markdown/PlainText.tsx'
import { removeThoughts } from '../../../protocol/removeThoughts.ts'
import { progressOf, type RecipeFinishReason, type ShownRecipe } from '../recipeState.ts'
import { KeepScreenOn } from './KeepScreenOn.tsx'
import { RecipeActions } from './RecipeActions.tsx'

type Props = ShownRecipe & { field: RefObject<HTMLElement | null> }

/** The recipe and its actions. Scrolls to a new recipe, unless someone is typing. */
export function Recipe({ recipeId, recipe, finishReason, field }: Props) {
  const text = removeThoughts(recipe)
  const progress = progressOf(finishReason)
  const isStreaming = progress === 'streaming'
  const sheet = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each recipe
  useEffect(() => {
    if (document.activeElement !== field.current) sheet.current?.scrollIntoView()
  }, [recipeId, field])
  return (
    <div ref={sheet} className="sheet">
      <div className="recipe-tools screen-only">
        <RecipeActions recipeId={recipeId} text={text.trim()} isStreaming={isStreaming} />
        {'wakeLock' in navigator && <KeepScreenOn />}
      </div>
      <div
        // A new recipe starts unticked, even if its text is the same.
        key={recipeId}
        className="recipe-text"
        data-recipe-text=""
        // Unknown: a screen reader must not read it as English.
        lang=""
        dir="auto"
        aria-busy={isStreaming}
      >
        <PlainTextBoundary plain={<PlainText>{text}</PlainText>}>
          <Markdown>{settleText(text, finishReason)}</Markdown>
        </PlainTextBoundary>
      </div>
      {progress === 'ready' && <div className="sprig screen-only" />}
      {progress === 'unfinished' && <p className="note">The chef did not finish this recipe.</p>}
    </div>
  )
}

function settleText(text: string, finishReason: RecipeFinishReason | undefined): string {
  if (!finishReason) return keepSettledLines(text)
  // A stream that ended within its first line has no settled line.
  if (finishReason === 'interrupted') return keepSettledLines(text) || text
  return text
}
