import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIsRunning } from './recipeSlice.ts'

type Props = {
  children: ReactNode
  isSecondary?: boolean
  onRequest: (pressed: HTMLElement) => void
}

/** While a request runs, the button is unavailable, not removed, so that it keeps its place and the focus. */
export function RequestButton({ children, isSecondary, onRequest }: Props) {
  const isRunning = useAppSelector(selectIsRunning)
  return (
    <button
      type="button"
      className={isSecondary ? 'request secondary' : 'request'}
      aria-disabled={isRunning}
      onClick={({ currentTarget, detail }) => {
        // Safari does not focus a button that is clicked. `detail` is 0 for a click by keyboard or script.
        if (detail > 0) currentTarget.focus({ preventScroll: true })
        // A double click asks once, even if the reply comes between its clicks.
        if (detail < 2) onRequest(currentTarget)
      }}
    >
      {children}
    </button>
  )
}
