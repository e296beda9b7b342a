import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { MAX_TOKENS } from '../chat/chat.ts'
import { useAppSelector } from '../hooks.ts'
import { selectRecipeState } from './recipeSlice.ts'
import { isAwaiting, type RecipeState } from './recipeState.ts'

type Props = { failureNote: ReactNode; onStop: () => void }

/**
 * What is going on, in words, and the way out of it. The status is there before it speaks, so that it is heard; what
 * has come of a request it says for those who don't see it.
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

/** Does what Escape does too. Gives the focus back to where it was when the request began, if it goes away with it. */
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
