import { useAppSelector } from '../hooks.ts'
import { selectMayRequest } from './recipeState.ts'

/** What is going on, in words, and the way out of it. The status is there before it speaks, so that it is heard. */
export function RequestProgress({ onStop }: { onStop: () => void }) {
  const isAsking = !useAppSelector(selectMayRequest)
  return (
    <div className="request-progress" data-asking={isAsking}>
      <p role="status">{isAsking && 'Asking the chef…'}</p>
      {isAsking && (
        <>
          <progress aria-label="Asking the chef" />
          <button type="button" onClick={onStop}>
            Stop
          </button>
        </>
      )}
    </div>
  )
}
