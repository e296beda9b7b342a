import type { ComponentProps } from 'react'
import { Button } from '../../app/Button.tsx'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIsRunning } from './selectors.ts'

/** Unavailable while a request runs. Not removed, so that it keeps its place and the focus. */
export function RequestButton({ isUnavailable = false, ...props }: ComponentProps<typeof Button>) {
  const isRunning = useAppSelector(selectIsRunning)
  return <Button {...props} isUnavailable={isUnavailable || isRunning} />
}
