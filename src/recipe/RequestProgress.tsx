import { useLayoutEffect, useRef } from 'react'
import { MAX_TOKENS } from '../chat/chat.ts'
import { useAppSelector } from '../hooks.ts'
import { selectMayRequest, selectTokensSoFar } from './recipeState.ts'

/** What is going on, in words, and the way out of it. The status is there before it speaks, so that it is heard. */
export function RequestProgress({ onStop }: { onStop: () => void }) {
  const isAsking = !useAppSelector(selectMayRequest)
  const tokens = useAppSelector(selectTokensSoFar)
  const words = tokens === undefined ? 'Asking the chef…' : 'The chef is writing…'
  return (
    <div className="request-progress" data-asking={isAsking}>
      <p role="status">{isAsking && words}</p>
      {isAsking && (
        <>
          <progress aria-label={words} max={MAX_TOKENS} value={tokens} />
          <StopButton onPress={onStop} />
        </>
      )}
    </div>
  )
}

/** Gives the focus back to where it was when the request began, if it goes away with it. */
function StopButton({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const asker = document.activeElement
    return () => {
      if (document.activeElement === own && asker instanceof HTMLElement) asker.focus()
    }
  }, [])
  return (
    <button ref={button} type="button" onClick={onPress}>
      Stop
    </button>
  )
}
