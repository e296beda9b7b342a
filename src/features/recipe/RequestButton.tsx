import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectMayRequest } from './recipeSlice.ts'

type Props = {
  children: ReactNode
  /** Where another one leads the eye. */
  isSecond?: boolean
  onPress: () => void
}

/** Keeps its place and the focus while a request runs: unavailable, not gone. */
export function RequestButton({ children, isSecond, onPress }: Props) {
  const mayRequest = useAppSelector(selectMayRequest)
  return (
    <button
      type="button"
      className={isSecond ? 'request second' : 'request'}
      aria-disabled={!mayRequest}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
