import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIsRunning } from './recipeSlice.ts'

type Props = {
  children: ReactNode
  /** Drawn as an outline, because another button leads the eye. */
  isSecondary?: boolean
  onRequest: () => void
}

/** Unavailable, but not removed, while a request runs, so that it keeps its place and the focus. */
export function RequestButton({ children, isSecondary, onRequest }: Props) {
  const isRunning = useAppSelector(selectIsRunning)
  return (
    <button
      type="button"
      className={isSecondary ? 'request secondary' : 'request'}
      aria-disabled={isRunning}
      onClick={({ currentTarget, detail }) => {
        // Safari does not focus a button that a pointer clicks. A script's click has no detail.
        if (detail > 0) currentTarget.focus({ preventScroll: true })
        // Ignore the second click of a double click on Stop: its bar may have covered this button.
        if (detail < 2) onRequest()
      }}
    >
      {children}
    </button>
  )
}
