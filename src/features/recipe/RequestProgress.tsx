import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { type FinishReason, MAX_TOKENS } from '../../protocol/chat.ts'
import { describeFailure } from './describeFailure.ts'
import { type RecipeState, selectRecipeState } from './recipeSlice.ts'

/** The keyCode of a key that ends an IME composition: in Safari, the only sign of one. */
const IME_KEY_CODE = 229

type Props = {
  pressed: RefObject<HTMLElement | null>
  onStop: () => void
}

/** The status line and Stop. Always mounted: screen readers announce only changes to an existing live region. */
export function RequestProgress({ pressed, onStop }: Props) {
  const state = useAppSelector(selectRecipeState)
  const { request, wasStopped, recipe } = state
  const isRunning = request !== null
  const isEmptyReply = !wasStopped && recipe?.trim() === ''
  const stop = useEffectEvent(onStop)
  useEffect(() => {
    if (!isRunning) return
    // page.css gives the button a scroll margin, so that this bar does not cover it.
    pressed.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const stopOnEscape = ({ key, isComposing, keyCode }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && keyCode !== IME_KEY_CODE) stop()
    }
    addEventListener('keydown', stopOnEscape)
    return () => removeEventListener('keydown', stopOnEscape)
  }, [isRunning, pressed])
  return (
    <div className={isRunning || isEmptyReply ? 'request-progress' : 'visually-hidden'}>
      <p role="status">{describeStatus(state)}</p>
      {isRunning && (
        <>
          <progress
            aria-label="The chef’s work"
            // About 4 characters a token, in English.
            max={MAX_TOKENS * 4}
            value={request.phase === 'streaming' ? request.draft.length : undefined}
          />
          <button
            type="button"
            aria-keyshortcuts="Escape"
            onClick={({ currentTarget, detail }) => {
              // The second click of a double click on what the bar now covers.
              if (detail > 1) return
              // As in RequestButton. When Stop disappears, its focus moves on.
              currentTarget.focus({ preventScroll: true })
              onStop()
            }}
          >
            Stop
          </button>
        </>
      )}
    </div>
  )
}

function describePhase(request: NonNullable<RecipeState['request']>): string {
  switch (request.phase) {
    case 'pending':
      return 'Asking the chef…'
    case 'retrying':
      return 'The chef is not ready yet. Asking again…'
    case 'streaming':
      return 'The chef is writing…'
  }
}

const EMPTY_REPLY_REASON: Record<FinishReason, string> = {
  stop: '',
  length: ': it ran out of words',
  content_filter: ': a filter held it back',
  error: ': something went wrong',
}

/** A string, not elements: in a translated page, React can replace an element's text, but not patch a part of it. */
function describeStatus(state: RecipeState): string {
  const { request, wasStopped, recipe, finishReason = 'stop', failure } = state
  if (request) return describePhase(request)
  if (wasStopped) return 'Stopped.'
  if (recipe === null) return ''
  if (recipe === undefined) return describeFailure(failure)
  if (!recipe.trim()) return `The chef had nothing to say${EMPTY_REPLY_REASON[finishReason]}.`
  return finishReason === 'stop'
    ? 'Your recipe is ready.'
    : 'Your recipe is ready, but not finished.'
}
