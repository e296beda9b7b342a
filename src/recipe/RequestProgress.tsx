import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { MAX_TOKENS } from '../chat/chat.ts'
import { useAppSelector } from '../hooks.ts'
import { selectRecipeState } from './recipeSlice.ts'
import { isAwaiting, type RecipeState } from './recipeState.ts'

type Props = { failureNote: ReactNode; onStop: () => void }

/**
 * What is going on, in words, and the button that stops it. The status line is always in the page, since screen readers
 * announce only changes; after a request it is for them alone.
 */
export function RequestProgress({ failureNote, onStop }: Props) {
  const state = useAppSelector(selectRecipeState)
  return (
    <div className="request-progress" data-asking={isAwaiting(state)}>
      <p role="status">{wordsFor(state, failureNote)}</p>
      {isAwaiting(state) && (
        <>
          <progress
            aria-label="The chef’s work"
            max={MAX_TOKENS}
            value={'tokens' in state ? state.tokens : undefined}
          />
          <StopButton onPress={onStop} />
        </>
      )}
    </div>
  )
}

function wordsFor(state: RecipeState, failureNote: ReactNode): ReactNode {
  switch (state.phase) {
    case 'asking':
      return 'Asking the chef…'
    case 'answering':
      return 'The chef is writing…'
    case 'idle':
      return state.recipe?.trim() && 'Your recipe is ready.'
    case 'failed':
      return failureNote
    case 'stopped':
      return ''
  }
}

/** Escape does the same. If the button has the focus when it goes away, the focus returns to where it was before. */
function StopButton({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const asker = document.activeElement
    return () => {
      if (document.activeElement === own && asker instanceof HTMLElement)
        asker.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const stopOnEscape = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) onPress()
    }
    document.addEventListener('keydown', stopOnEscape)
    return () => document.removeEventListener('keydown', stopOnEscape)
  }, [onPress])
  return (
    <button ref={button} type="button" aria-keyshortcuts="Escape" onClick={onPress}>
      Stop
    </button>
  )
}
