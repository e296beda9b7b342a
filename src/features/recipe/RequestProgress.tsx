import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { type FinishReason, MAX_TOKENS } from '../../chat/chat.ts'
import { selectRecipeState } from './recipeSlice.ts'
import { isAwaiting, type RecipeState } from './recipeState.ts'

/** In English, and near enough for a progress bar. */
const CHARACTERS_PER_TOKEN = 4

type Props = { failureNote: ReactNode; onStop: () => void }

/**
 * What is going on, in words, and the button that stops it. The status line is always in the page, since screen readers
 * announce only changes. After a request it is for them alone, unless there is no recipe to see.
 */
export function RequestProgress({ failureNote, onStop }: Props) {
  const state = useAppSelector(selectRecipeState)
  const isSilent = state.phase === 'answered' && !state.recipe.trim()
  return (
    <div
      className="request-progress"
      data-kind={isAwaiting(state) ? 'running' : isSilent ? 'seen' : 'heard'}
    >
      <p role="status">{wordsFor(state, failureNote)}</p>
      {isAwaiting(state) && (
        <>
          <progress
            aria-label="The chef’s work"
            max={MAX_TOKENS * CHARACTERS_PER_TOKEN}
            value={state.phase === 'answering' ? state.recipe.length : undefined}
          />
          <StopButton onPress={onStop} />
        </>
      )}
    </div>
  )
}

function wordsFor(state: RecipeState, failureNote: ReactNode): ReactNode {
  switch (state.phase) {
    case 'unasked':
      return ''
    case 'stopped':
      return 'Stopped.'
    case 'asking':
      return 'Asking the chef…'
    case 'waiting':
      return 'The chef is not ready yet. Asking again…'
    case 'answering':
      return 'The chef is writing…'
    case 'answered':
      if (!state.recipe.trim())
        return `The chef had nothing to say${WHY_NOTHING[state.finishReason]}.`
      return state.finishReason === 'stop'
        ? 'Your recipe is ready.'
        : 'Your recipe is ready, but not finished.'
    case 'failed':
      return failureNote
  }
}

const WHY_NOTHING: Record<FinishReason, string> = {
  stop: '',
  length: ': it ran out of words',
  content_filter: ': a filter held it back',
  error: ': something went wrong',
}

/** The code of any key that ends the composition of a word, which in Safari nothing else tells. */
const ENDS_COMPOSITION = 229

/** Stops the request, as Escape does. If it has the focus when it goes away, the focus returns to where it was before. */
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
    const stopOnEscape = ({ key, isComposing, keyCode }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && keyCode !== ENDS_COMPOSITION) onPress()
    }
    addEventListener('keydown', stopOnEscape)
    // WebKit ends the calls of a page that is left, and would show a failure to whoever comes back. (iOS has no such
    // event, and shows it.)
    addEventListener('beforeunload', onPress)
    return () => {
      removeEventListener('keydown', stopOnEscape)
      removeEventListener('beforeunload', onPress)
    }
  }, [onPress])
  return (
    <button ref={button} type="button" aria-keyshortcuts="Escape" onClick={onPress}>
      Stop
    </button>
  )
}
