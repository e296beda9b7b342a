import { type RefObject, useEffect } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { MAX_TOKENS } from '../../protocol/chat.ts'
import { hasWords } from '../../protocol/removeThoughts.ts'
import { describeStatus } from './describeStatus.ts'
import { selectRecipeState } from './recipeSlice.ts'
import { stopRequest } from './useRecipeRequest.ts'

type Props = { pressedButton: RefObject<HTMLElement | null>; showFailures: boolean }

/** The status line: a bar while a request runs and after a Stop. Otherwise visually hidden, unless the reply was empty. */
export function RequestStatus({ pressedButton, showFailures }: Props) {
  const state = useAppSelector(selectRecipeState)
  const { request, recipe } = state
  const isRunning = request.phase === 'running'
  useEffect(() => {
    if (!isRunning) return
    // The style sheet gives the button a scroll margin, so that this bar does not cover it.
    pressedButton.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const stopOnEscape = (event: KeyboardEvent) => {
      const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
      // The keyCode is Safari's only sign of a key that ends an IME composition.
      const isComposing = event.isComposing || event.keyCode === 229
      const isForOthers = event.defaultPrevented || hasModifier || isComposing
      if (event.key === 'Escape' && !isForOthers) stopRequest()
    }
    addEventListener('keydown', stopOnEscape)
    return () => removeEventListener('keydown', stopOnEscape)
  }, [isRunning, pressedButton])
  const isBar = isRunning || request.phase === 'stopped'
  const hasEmptyReply = typeof recipe === 'string' && !hasWords(recipe)
  const lookWithoutBar = hasEmptyReply ? 'request-status' : 'visually-hidden'
  return (
    <div className={isBar ? 'request-status bar' : lookWithoutBar}>
      {/* Always mounted: screen readers announce only changes to an existing live region. */}
      {/* One string: React can't update one of several text nodes that a translation has replaced. */}
      <p role="status">{describeStatus(state, showFailures)}</p>
      {isRunning && (
        <>
          {/* About 4 characters a token, in English. Indeterminate until a stream begins. */}
          <progress
            aria-label="The chef’s work"
            max={MAX_TOKENS * 4}
            value={request.draft.length || undefined}
          />
          <button type="button" aria-keyshortcuts="Escape" onClick={stopRequest}>
            Stop
          </button>
        </>
      )}
    </div>
  )
}
