import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { keepSettledLines } from '../../markdown/keepSettledLines.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { PlainText, PlainTextBoundary } from '../../markdown/PlainText.tsx'
import type { FinishReason } from '../../protocol/chat.ts'
import { removeThoughts } from '../../protocol/removeThoughts.ts'
import { KeepScreenOn } from './KeepScreenOn.tsx'
import { RecipeActions } from './RecipeActions.tsx'
import type { ShownRecipe } from './recipeSlice.ts'

/** As in recipe.css: from here on, the actions stand above the recipe, beside the switch. */
const WIDE = '(width >= 48rem)'

type Props = ShownRecipe & { field: RefObject<HTMLElement | null> }

/** The recipe and its actions. A new recipe comes to the top of the window, unless someone is typing. */
export function Recipe({ recipeId, recipe, finishReason, field }: Props) {
  const text = removeThoughts(recipe)
  const isStreaming = finishReason === undefined
  const textElement = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each recipe; a stream keeps its id when it ends
  useEffect(() => {
    if (document.activeElement !== field.current) textElement.current?.scrollIntoView()
  }, [recipeId, field])
  const isWide = useSyncExternalStore(subscribeToResize, () => matchMedia(WIDE).matches)
  // The key keeps the focus and the status of the actions when they move.
  const actions = !isStreaming && <RecipeActions key="actions" recipe={recipe} />
  return (
    <div className="sheet">
      {/* While a recipe streams, an empty row keeps the place of the actions. */}
      {isWide && (actions || <div className="recipe-actions screen-only" />)}
      {/* Mounted while a recipe streams: it holds the wake lock. */}
      {'wakeLock' in navigator && <KeepScreenOn />}
      <div
        key={recipeId}
        ref={textElement}
        className="recipe-text"
        lang=""
        dir="auto"
        aria-busy={isStreaming}
        data-short={isShort(text) || undefined}
      >
        <PlainTextBoundary plain={<PlainText>{text}</PlainText>}>
          <Markdown>{settledText(text, finishReason)}</Markdown>
        </PlainTextBoundary>
      </div>
      {!isStreaming && finishReason !== 'stop' && (
        <p className="cut-short">The chef did not finish this recipe.</p>
      )}
      {!isWide && actions}
    </div>
  )
}

/** A whole reply, or the lines of a stream that can't change any more. A stream that broke off before such a line is whole. */
function settledText(text: string, finishReason: FinishReason | undefined): string {
  if (finishReason && finishReason !== 'interrupted') return text
  return keepSettledLines(text) || (finishReason ? text : '')
}

function subscribeToResize(onChange: () => void) {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

/** A page of paper in the larger print of print.css. In bytes, because Chinese letters are wide, and have three. */
const MAX_ROWS = 36
const BYTES_PER_ROW = 80

/** Whether a recipe fits on one page even in larger print. */
function isShort(text: string): boolean {
  const bytesOf = (line: string) => new TextEncoder().encode(line).length
  const rowsOf = (line: string) => Math.max(1, Math.ceil(bytesOf(line) / BYTES_PER_ROW))
  return text.split('\n').reduce((rows, line) => rows + rowsOf(line), 0) <= MAX_ROWS
}
