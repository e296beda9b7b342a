import type { ReactNode } from 'react'
import { useAppSelector } from '../hooks.ts'
import { selectMayRequest } from './recipeSlice.ts'

/** Keeps its place and the focus while a request runs: unavailable, not gone. */
export function RequestButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  const mayRequest = useAppSelector(selectMayRequest)
  return (
    <button type="button" className="request" aria-disabled={!mayRequest} onClick={onPress}>
      {children}
    </button>
  )
}
